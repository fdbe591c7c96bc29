import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {Button} from './Button';
import {buttonStyle, type ButtonStyleProps} from './button-style';
import {Icon} from './icons/Icon';

type Choices<Choice extends keyof ButtonStyleProps> = Readonly<Record<NonNullable<ButtonStyleProps[Choice]>, string>>;

const TONES = Object.keys({primary: '', outline: '', quiet: '', danger: ''} satisfies Choices<'tone'>) as Tone[];
const SIZES = Object.keys({xs: '', sm: '', md: '', lg: '', icon: ''} satisfies Choices<'size'>) as Size[];

type Tone = keyof Choices<'tone'>;
type Size = keyof Choices<'size'>;

/** Buttons and links in the style of buttons. */
function ButtonStates() {
  return (
    <>
      {TONES.map((tone) => (
        <State key={tone} name={tone} isWide>
          <div className="workbench-row">
            {SIZES.map((size) =>
              size === 'icon' ? (
                <Button key={size} tone={tone} size={size} aria-label="Search">
                  <Icon name="search" className="size-5" />
                </Button>
              ) : (
                <Button key={size} tone={tone} size={size}>
                  Size {size}
                </Button>
              ),
            )}
            <Button tone={tone} isPending>
              Pending
            </Button>
            <Button tone={tone} disabled>
              Disabled
            </Button>
            <a href="#buttons" className={buttonStyle({tone})}>
              A link
            </a>
          </div>
        </State>
      ))}
      <State name="words that do not fit on one line">
        <Button className="w-full">Add the whole of the country classics bundle to my cart, please</Button>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Buttons', States: ButtonStates};
