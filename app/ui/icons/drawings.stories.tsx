import {Drawing} from '~/ui/icons/Drawing';
import {Icon} from '~/ui/icons/Icon';
import {ICON_NAMES} from '~/ui/icons/icon-names';
import {JaliDivider} from '~/ui/JaliDivider';
import {JaliPattern} from '~/ui/JaliPattern';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';

const DRAWINGS = {
  tiffin: 'size-11',
  bowl: 'size-24',
  buds: 'h-6 w-24',
  'five-stars': 'h-4 w-20 text-copper',
  instagram: 'size-6',
  facebook: 'size-6',
} as const;

/** All symbols of the sprite, and the ornaments. */
export function DrawingSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Icons, drawings, ornaments">
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
    </Section>
  );
}
