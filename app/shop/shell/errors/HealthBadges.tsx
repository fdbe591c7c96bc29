import {Badge} from '~/ui/Badge';
import {ERROR_COPY} from './error-copy';
import {healthBadges} from './health-badges';
import {useHealth} from './use-health';

/** Health of the shop and its services, by text, symbol and color. Takes its space before the response arrives. */
export function HealthBadges() {
  const health = useHealth();
  return (
    <ul aria-label={ERROR_COPY.health.label} className="mt-5 flex min-h-6 flex-wrap justify-center gap-2">
      {health !== undefined &&
        healthBadges(health).map(({label, isHealthy}) => (
          <li key={label} className="flex">
            <Badge>
              <span aria-hidden="true" className={isHealthy ? 'text-success' : 'text-danger'}>
                {isHealthy ? '✓' : '✕'}
              </span>
              {label}
            </Badge>
          </li>
        ))}
    </ul>
  );
}
