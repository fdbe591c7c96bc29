import {Link} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {Ranges} from '~/ui/Ranges';
import {CONTACT_COPY as COPY} from './contact-copy';

/** Takes the place of the form after a message: what happens next. */
export function ContactSent() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="contact-sent"
      className="rounded-card border border-line bg-surface-raised p-5 shadow-card sm:p-7"
    >
      <Icon name="circle-check" className="size-10 text-success" />
      <h2 ref={heading} id="contact-sent" tabIndex={-1} className="mt-3 text-heading outline-none">
        {COPY.sent}
      </h2>
      <p className="mt-2 text-ink-soft">{COPY.sentLead}</p>
      <ol className="mt-5 space-y-4">
        {COPY.sentSteps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-bold text-on-accent"
            >
              {index + 1}
            </span>
            <span className="pt-1">
              <Ranges>{step}</Ranges>
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
        <Link to="/products" className={buttonStyle()}>
          {COPY.backToShop}
        </Link>
        <Link to="/contact" className={buttonStyle({tone: 'outline'})}>
          {COPY.another}
        </Link>
      </div>
    </section>
  );
}
