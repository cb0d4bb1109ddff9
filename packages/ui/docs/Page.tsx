import type { ReactNode } from 'react';

type PageProps = { kicker: string; title: string; lead: string; children: ReactNode };

/** A handbook page: a calm column with room for large specimens. */
export function Page({ kicker, title, lead, children }: PageProps) {
  return (
    <main className="mx-auto max-w-5xl px-5 py-14 sm:px-10 sm:py-20">
      <p className="kicker">{kicker}</p>
      <h1 className="display-title mt-3 max-w-3xl">{title}</h1>
      <p className="mt-5 max-w-2xl text-lg text-muted">{lead}</p>
      <div className="mt-16 flex flex-col gap-16">{children}</div>
    </main>
  );
}

export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="display-heading">{title}</h2>
      {text && <p className="mt-2 max-w-2xl text-[0.9375rem] text-muted">{text}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}

/** A rule with a do and a don't. */
export function Rule({ yes, no, why }: { yes: ReactNode; no: ReactNode; why: string }) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-line py-5 sm:grid-cols-[1fr_1fr_1fr]">
      <p>
        <span className="block text-xs font-medium text-green">Write</span>
        {yes}
      </p>
      <p className="text-muted">
        <span className="block text-xs font-medium text-red">Not</span>
        {no}
      </p>
      <p className="text-sm text-muted">{why}</p>
    </li>
  );
}
