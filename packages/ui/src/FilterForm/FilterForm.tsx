import type { ReactNode } from 'react';

export type FilterFormProps = {
  /** The URL of the filtered page. Without scripts, the browser opens it with the fields as its query. */
  action: string;
  /** Filters in place. Called when someone presses Enter in a field. */
  onSubmit: () => void;
  /** The fields, each with a name. */
  children: ReactNode;
};

/** Fields that filter a public page, with or without scripts. For anything that is saved, use the shell's Form. */
export function FilterForm({ action, onSubmit, children }: FilterFormProps) {
  return (
    <form
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
