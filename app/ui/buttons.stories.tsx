import {Button} from '~/ui/Button';
import {buttonStyle, type ButtonStyleProps} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';

type Choices<Choice extends keyof ButtonStyleProps> = Readonly<Record<NonNullable<ButtonStyleProps[Choice]>, string>>;

const TONES = Object.keys({primary: '', outline: '', quiet: '', danger: ''} satisfies Choices<'tone'>) as Tone[];
const SIZES = Object.keys({xs: '', sm: '', md: '', lg: '', icon: ''} satisfies Choices<'size'>) as Size[];

type Tone = keyof Choices<'tone'>;
type Size = keyof Choices<'size'>;

/** Buttons and links in the style of buttons. */
export function ButtonSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Buttons">
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
        <Button className="w-full">Add the whole of the country classics bundle to my basket, please</Button>
      </State>
    </Section>
  );
}
