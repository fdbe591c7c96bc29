import {Icon} from '~/ui/icons/Icon';
import {Ranges} from '~/ui/Ranges';
import {POLICY_COPY as COPY, type PolicyCard, type PolicySummary} from './policy-copy';

/** The promises of a page in numbers: the way of an order as a timeline, and cards. */
export function PolicyGlance({summary: {steps, cards}}: {readonly summary: PolicySummary}) {
  return (
    <section aria-label={COPY.glance} className="page space-y-10 pt-8 md:pt-12">
      {steps && <Timeline steps={steps} />}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.title} className="flex gap-4 rounded-card border border-line bg-surface-raised p-5 shadow-card">
            <Icon name={card.icon} className="mt-0.5 size-6 shrink-0 text-natural" />
            <Facts {...card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Timeline = ({steps}: {readonly steps: readonly PolicyCard[]}) => (
  <div>
    <h2 className="mb-5 text-heading">{COPY.way}</h2>
    <ol className="grid grid-cols-1 md:grid-cols-3">
      {steps.map((step) => (
        <li key={step.title} className="relative flex gap-4 pb-7 last:pb-0 md:block md:pe-6 md:pb-0">
          {/* The line to the next step. */}
          <span
            aria-hidden="true"
            className="absolute start-[1.4375rem] top-12 bottom-0 w-0.5 bg-copper/60 in-[li:last-child]:hidden md:start-12 md:end-0 md:top-[1.4375rem] md:bottom-auto md:h-0.5 md:w-auto"
          />
          <span className="relative grid size-12 shrink-0 place-items-center rounded-full bg-accent text-on-accent">
            <Icon name={step.icon} className="size-6" />
          </span>
          <div className="min-w-0 [overflow-wrap:anywhere] md:mt-3">
            <Facts {...step} />
          </div>
        </li>
      ))}
    </ol>
  </div>
);

const Facts = ({title, value, text}: Omit<PolicyCard, 'icon'>) => (
  <dl className="min-w-0">
    <dt className="font-semibold text-ink-soft">{title}</dt>
    <dd className="font-display text-2xl leading-tight font-semibold">
      <Ranges>{value}</Ranges>
    </dd>
    <dd className="mt-1">
      <Ranges>{text}</Ranges>
    </dd>
  </dl>
);
