import { LanguageChoice } from '@caravan/shell/LanguageChoice';
import { SchemeChoice } from '@caravan/shell/SchemeChoice';
import { useOptionalProfile } from '@caravan/shell/useProfile';
import { useTenant } from '@caravan/shell/useTenant';
import { PlainLink } from './PlainLink.tsx';
import { paths } from '../paths.ts';
import { words } from './messages.ts';
import { Wordmark } from './Wordmark.tsx';

/** The footer of the signed-out pages. */
export function SiteFooter() {
  const profile = useOptionalProfile();
  const { tagline, supportEmail, demo, mailInboxUrl, pages = [] } = useTenant();
  const columns = [
    {
      title: words.explore,
      links: [
        { href: paths.trips(), label: words.allTrips },
        { href: paths.howItWorks, label: words.howItWorks },
        { href: paths.signup, label: words.hosts },
      ],
    },
    {
      title: words.account,
      links: profile
        ? [
            { href: paths.app, label: words.yourAccount },
            { href: paths.logout, label: words.signOut },
          ]
        : [
            { href: paths.login(), label: words.signIn },
            { href: paths.forgotPassword, label: words.forgotPassword },
          ],
    },
    {
      title: words.help,
      links: [
        ...pages.map((page) => ({ href: `/${page}`, label: words.pages[page] })),
        ...(supportEmail ? [{ href: `mailto:${supportEmail}`, label: supportEmail }] : []),
        ...(demo && mailInboxUrl ? [{ href: mailInboxUrl, label: words.demoMail }] : []),
      ],
    },
  ].filter((column) => column.links.length > 0);
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div className="mx-auto grid w-full max-w-[84rem] grid-cols-1 gap-12 px-5 py-14 sm:px-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,2fr)] lg:px-12 lg:py-20">
        <div>
          <Wordmark className="text-4xl text-ink" />
          {tagline && <p className="mt-3 max-w-xs text-muted">{tagline}</p>}
          <div className="mt-8 grid max-w-xs grid-cols-1 gap-6">
            <LanguageChoice profile={profile} />
            <SchemeChoice />
          </div>
        </div>
        <nav
          aria-label={words.footer}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-8"
        >
          {columns.map((column) => (
            // An email address fills a phone's width and would break in half a column.
            <div key={column.title} className={column.title === words.help ? 'max-sm:col-span-full' : ''}>
              <h2 className="kicker">{column.title}</h2>
              <ul className="mt-4 grid gap-2.5 text-[0.9375rem]">
                {column.links.map((item) => (
                  <li key={item.href}>
                    <PlainLink href={item.href} className="wrap-anywhere">
                      {item.label}
                    </PlainLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {demo && <p className="text-sm text-muted lg:col-span-2">{words.demoNote}</p>}
      </div>
    </footer>
  );
}
