import {Link} from '@remix-run/react';
import {JaliPattern} from '~/ui/JaliPattern';
import {FooterButton} from './FooterButton';
import type {NavigationLink} from './navigation';
import {SHELL_COPY} from '../shell-copy';
import {SocialLink} from './SocialLink';
import {ThemeSwitch} from './ThemeSwitch';
import {Wordmark} from './Wordmark';

interface FooterProps {
  readonly shopName: string;
  readonly aboutText: string;
  readonly instagramUrl: string | null;
  readonly facebookUrl: string | null;
  readonly companyLinks: readonly NavigationLink[];
  readonly supportLinks: readonly NavigationLink[];
  readonly onPrivacyChoices: (opener: HTMLElement) => void;
}

export function Footer({
  shopName,
  aboutText,
  instagramUrl,
  facebookUrl,
  companyLinks,
  supportLinks,
  onPrivacyChoices,
}: FooterProps) {
  return (
    <footer
      data-print="hidden"
      className="relative isolate mt-(--footer-gap) overflow-hidden bg-footer text-on-accent [--color-focus:var(--color-on-accent)]"
    >
      <JaliPattern
        tile={64}
        className="absolute inset-x-0 top-0 -z-10 h-72 text-copper opacity-15 [mask-image:linear-gradient(black,transparent)]"
      />
      <div className="page grid grid-cols-two-or-one gap-x-6 gap-y-12 pt-16 pb-12 lg:grid-cols-[2fr_1fr_1fr] lg:gap-20">
        <div className="max-lg:col-span-2">
          <Wordmark shopName={shopName} />
          <p className="mt-4 max-w-md text-on-accent/85">{aboutText}</p>
          <div className="-ms-2.5 mt-5 flex gap-1">
            {instagramUrl && <SocialLink network="Instagram" href={instagramUrl} />}
            {facebookUrl && <SocialLink network="Facebook" href={facebookUrl} />}
          </div>
        </div>
        <FooterColumn title={SHELL_COPY.companyColumn} links={companyLinks} />
        <FooterColumn title={SHELL_COPY.supportColumn} links={supportLinks} />
      </div>
      <div className="page text-sm">
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-on-accent/20 py-4">
          {/* At New Year, the server and the browser may have different years. */}
          <p suppressHydrationWarning className="py-2 text-on-accent/75">
            {`© ${new Date().getFullYear()} ${shopName}. All rights reserved.`}
          </p>
          <div className="flex flex-wrap gap-x-6">
            <FooterButton onClick={({currentTarget}) => onPrivacyChoices(currentTarget)}>
              {SHELL_COPY.privacyChoices}
            </FooterButton>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({title, links}: {readonly title: string; readonly links: readonly NavigationLink[]}) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-sm font-bold tracking-wider text-on-accent/75 uppercase">{title}</h2>
      <ul className="mt-2">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              to={link.href}
              prefetch="intent"
              className="inline-flex min-h-11 min-w-11 items-center text-on-accent/90 underline-offset-4 hover:text-on-accent hover:underline"
            >
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
