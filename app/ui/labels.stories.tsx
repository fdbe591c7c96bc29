import {toMomentView} from '~/core/moments';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {Badge} from './Badge';
import {Heading} from './Heading';
import {Moment} from './Moment';
import {Price} from './Price';
import {Skeleton} from './Skeleton';
import {Spinner} from './Spinner';
import {Stars} from './Stars';
import {StatusBadge} from './StatusBadge';
import {VisuallyHidden} from './VisuallyHidden';

const LEVELS = [1, 2, 3, 4] as const;
const FORMATS = ['long', 'short', 'clock'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;
const STATUSES = ['done', 'active', 'waiting', 'stopped', 'idle', 'short', 'planned'] as const;

/** Small texts and indicators: badges, prices, stars, skeletons. */
function LabelStates() {
  return (
    <>
      <State name="badges: neutral, sale, natural, accent">
        <div className="workbench-row">
          <Badge>Sold out</Badge>
          <Badge tone="sale">Only 3 left</Badge>
          <Badge tone="natural">Natural</Badge>
          <Badge tone="accent">BEST VALUE</Badge>
        </div>
      </State>
      <State name="statuses: done, active, waiting, stopped, idle, short, planned">
        <div className="workbench-row">
          {STATUSES.map((tone) => (
            <StatusBadge key={tone} tone={tone}>
              {tone}
            </StatusBadge>
          ))}
        </div>
      </State>
      <State name="headings: levels 1 to 4, of one look">
        {LEVELS.map((level) => (
          <Heading key={level} level={level} className="text-heading">
            Palak Paneer
          </Heading>
        ))}
      </State>
      <State name="moments: long, short, clock">
        {FORMATS.map((format) => (
          <p key={format}>
            <Moment at={toMomentView('2026-11-22T18:46:00Z', format)} />
          </p>
        ))}
      </State>
      <State name="prices: sm, md, lg">
        <div className="workbench-row">
          {SIZES.map((size) => (
            <Price key={size} price="$7.99" size={size} />
          ))}
        </div>
      </State>
      <State name="prices with a former one">
        <div className="workbench-row">
          {SIZES.map((size) => (
            <Price key={size} price="$29.99" compareAtPrice="$35.96" size={size} />
          ))}
        </div>
      </State>
      <State name="stars: 0, 0.5, 3.7 of one, 4.8 of many, more than all">
        <Stars rating={0} count={0} />
        <br />
        <Stars rating={0.5} />
        <br />
        <Stars rating={3.7} count={1} />
        <br />
        <Stars rating={4.8} count={5213} />
        <br />
        <Stars rating={7} count={2} />
      </State>
      <State name="skeletons">
        <Skeleton className="h-5 w-4/5" />
        <br />
        <Skeleton className="h-12" />
      </State>
      <State name="spinner beside its text">
        <p className="workbench-row">
          <Spinner /> Adding to your cart
        </p>
      </State>
      <State name="text for screen readers only (invisible)">
        <VisuallyHidden>Only for screen readers</VisuallyHidden>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Badges, headings, prices, stars, waiting', States: LabelStates};
