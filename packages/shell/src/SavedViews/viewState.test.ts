import { expect, it } from 'vitest';
import { cleared, type Offered, opened, queryOf } from './viewState.ts';

const offered: Offered = {
  search: 'Search trips',
  filters: [{ name: 'status', label: 'Status', all: 'All', options: [{ id: 'live', label: 'Live' }] }],
  fieldNames: ['year'],
  columns: [{ id: 'name', sortKey: 'name' }, { id: 'host' }],
};

it('keeps what narrows the list, its order and its columns, and nothing else of the address', () => {
  const address = { q: 'rome', status: 'live', year: 2027, sort: '-name', user: 'opened', view: 'x' };
  const query = queryOf(address, ['host'], offered);
  expect(query).toBe('q=rome&sort=-name&status=live&year=2027&hide=host');
  expect(opened(query, offered)).toEqual({
    search: { q: 'rome', status: 'live', year: 2027, sort: '-name', hide: 'host' },
    lost: [],
  });
});

it('opens with what is left, and names what the list no longer has', () => {
  const { search, lost } = opened('q=rome&status=old&pace=slow&sort=price&hide=host,gone', offered);
  expect(search).toEqual({ q: 'rome', hide: 'host' });
  expect(lost).toEqual(['Status', 'pace', 'its order']);
});

it('waits for options that are on their way', () => {
  const empty: Offered = { ...offered, filters: [{ ...offered.filters![0]!, options: [] }] };
  expect(opened('status=live&hide=', empty)).toEqual({ search: { status: 'live', hide: '' }, lost: [] });
});

it('clears all that a view sets', () => {
  expect(Object.keys(cleared(offered))).toEqual(['q', 'status', 'year', 'sort', 'hide', 'view']);
});
