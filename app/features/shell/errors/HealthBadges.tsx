import {Badge} from '~/ui/Badge';
import {ERROR_COPY} from './error-copy';
import {healthBadges} from './health-badges';
import {useHealth} from './use-health';

/** Whether it is the shop or only this page: by word, shape and colour. Its place is kept until the answer comes. */
export function HealthBadges() {
  const answer = useHealth();
  return (
    <ul aria-label={ERROR_COPY.health.label} className="mt-5 flex min-h-6 flex-wrap justify-center gap-2">
      {answer !== undefined &&
        healthBadges(answer).map(({words, isWell}) => (
          <li key={words} className="flex">
            <Badge>
              <span aria-hidden="true" className={isWell ? 'text-success' : 'text-danger'}>
                {isWell ? '✓' : '✕'}
              </span>
              {words}
            </Badge>
          </li>
        ))}
    </ul>
  );
}
