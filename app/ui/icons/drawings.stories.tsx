import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {JaliDivider} from '../JaliDivider';
import {JaliPattern} from '../JaliPattern';
import {Drawing} from './Drawing';
import {Icon} from './Icon';
import {ICON_NAMES} from './icon-names';

const DRAWINGS = {
  tiffin: 'size-11',
  tiers: 'h-40',
  bowl: 'size-24',
  buds: 'h-6 w-24',
  'five-stars': 'h-4 w-20 text-copper',
  instagram: 'size-6',
  facebook: 'size-6',
} as const;

/** All symbols of the sprite, and the ornaments. */
function DrawingStates() {
  return (
    <>
      <State name="icons" isWide>
        <div className="workbench-icons">
          {ICON_NAMES.map((name) => (
            <div key={name}>
              <Icon name={name} className="size-6" />
              {name}
            </div>
          ))}
        </div>
      </State>
      <State name="drawings" isWide>
        <div className="workbench-icons">
          {Object.entries(DRAWINGS).map(([name, className]) => (
            <div key={name}>
              <Drawing name={name as keyof typeof DRAWINGS} className={className} />
              {name}
            </div>
          ))}
        </div>
      </State>
      <State name="divider" isWide>
        <JaliDivider />
      </State>
      <State name="pattern">
        <div className="workbench-box">
          <JaliPattern className="text-copper" />
        </div>
      </State>
      <State name="pattern, larger">
        <div className="workbench-box">
          <JaliPattern tile={96} className="text-copper" />
        </div>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Icons, drawings, ornaments', States: DrawingStates};
