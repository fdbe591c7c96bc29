import {StatusBadge} from '~/ui/StatusBadge';
import {SETTINGS_COPY} from './settings-copy';
import type {ConfigurationView} from './settings-view';

interface ConfigurationListProps {
  readonly parts: readonly ConfigurationView[];
  readonly warnings: readonly string[];
}

/** What is configured or missing, by name, with the sentence that fixes it. */
export function ConfigurationList({parts, warnings}: ConfigurationListProps) {
  return (
    <section aria-labelledby="configuration" className="flex flex-col gap-3">
      <h2 id="configuration" className="text-xl">
        {SETTINGS_COPY.configuration}
      </h2>
      <p className="max-w-prose text-ink-soft">{SETTINGS_COPY.configurationText}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface-raised text-sm leading-snug shadow-card">
        {parts.map(({title, names, isConfigured, fix}) => (
          <li
            key={title}
            className="grid grid-cols-1 gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[11rem_7rem_minmax(0,1fr)]"
          >
            <span className="font-semibold">{title}</span>
            <span>
              <StatusBadge tone={isConfigured ? 'done' : 'waiting'}>
                {isConfigured ? SETTINGS_COPY.configured : SETTINGS_COPY.missing}
              </StatusBadge>
            </span>
            <span className="min-w-0">
              {!isConfigured && <span className="block">{fix}</span>}
              <span className="block font-mono text-xs text-ink-soft [overflow-wrap:anywhere]">{names.join(', ')}</span>
            </span>
          </li>
        ))}
      </ul>
      {warnings.length > 0 && (
        <div className="text-sm">
          <h3 className="font-sans text-base font-semibold">{SETTINGS_COPY.warnings}</h3>
          <ul className="mt-1 list-disc ps-5">
            {warnings.map((warning) => (
              <li key={warning} className="[overflow-wrap:anywhere]">
                {warning}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
