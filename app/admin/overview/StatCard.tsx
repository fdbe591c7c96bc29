import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import type {StatCardView} from './to-stat-cards';

export function StatCard({title, icon, value, notes, tone}: StatCardView) {
  return (
    <article className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-surface-raised p-4 shadow-card lg:p-5">
      <div className="flex items-center justify-between gap-2 text-ink-soft">
        <h2 className="min-w-0 font-sans text-sm leading-snug font-semibold">{title}</h2>
        <Icon name={icon} className="size-[1.125rem] shrink-0" />
      </div>
      <p
        className={cn(
          'font-display leading-tight font-semibold tabular-nums',
          tone === 'figure' && 'text-[1.75rem] lg:text-[2rem]',
          tone === 'good' && 'text-lg text-success lg:text-xl',
          tone === 'bad' && 'text-lg text-danger lg:text-xl',
        )}
      >
        {value}
      </p>
      {notes.map((note) => (
        <p key={note} className="text-sm leading-snug text-ink-soft">
          {note}
        </p>
      ))}
    </article>
  );
}
