import type { Profile } from '@caravan/sdk';
import { control, isShown, ok, press, show, shows, until } from '@caravan/shell/screenTest';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { UserActions } from './UserActions.tsx';

const colleague = {
  id: 'u1',
  version: 4,
  group: 'tripManager',
  status: 'active',
  firstName: 'Mia',
  lastName: 'Vogel',
  email: 'mia@people.example',
  supportActions: ['resetPassword', 'endSessions', 'disable'],
  editableFields: [
    { field: 'group', editable: true },
    { field: 'disabled', editable: true },
    { field: 'readOnly', editable: true },
  ],
} as unknown as Profile;

it('an admin limits a colleague to looking, and cannot limit who is no staff', async () => {
  const sent: unknown[] = [];
  show(<UserActions user={colleague} />, {
    answers: [
      http.post('*/api/admin/users/u1', async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...colleague, version: 5, readOnly: true });
      }),
    ],
  });
  await press('Nothing', 'input');
  await shows('Saved what this person can change');
  expect(sent).toEqual([{ version: 4, readOnly: true, sections: null }]);
  const noStaff = colleague.editableFields!.map((one) => ({ ...one, editable: one.field !== 'readOnly' }));
  show(<UserActions user={{ ...colleague, editableFields: noStaff }} />);
  await until(() => expect(control('button', 'Disable')).toBeDefined());
  expect(isShown('What this person can change')).toBe(false);
});

it('who only looks is offered no action on an account', async () => {
  show(<UserActions user={colleague} />, { person: { id: 'me', readOnly: true } });
  await until(() => expect(control('button', 'Disable')).toBeUndefined());
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

it('an admin limits a colleague to sections, at least one', async () => {
  const sent: unknown[] = [];
  show(<UserActions user={colleague} />, {
    answers: [
      http.post('*/api/admin/users/u1', async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...colleague, version: 5, sections: ['money'] });
      }),
    ],
  });
  await press('Some sections', 'input');
  await until(() => expect(control('button', 'Save sections')?.getAttribute('aria-disabled')).toBe('true'));
  await press('Money', 'input');
  await press('Save sections');
  await shows('Saved what this person can change');
  expect(sent).toEqual([{ version: 4, readOnly: false, sections: ['money'] }]);
});
