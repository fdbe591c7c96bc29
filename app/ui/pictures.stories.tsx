import {ShopImage} from '~/ui/ShopImage';
import {BROKEN_PICTURE, PICTURE, SLOW_PICTURE} from '../sample-pictures';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';

export function PictureSection({id}: Pick<SectionProps, 'id'>) {
  const STATES = [
    ['loaded', PICTURE],
    ['on its way, for a minute', SLOW_PICTURE],
    ['failed', BROKEN_PICTURE],
    ['no picture', null],
  ] as const;
  return (
    <Section id={id} title="Pictures">
      {STATES.map(([name, image]) => (
        <State key={name} name={name}>
          <div className="workbench-card">
            <ShopImage image={image} aspect="1/1" sizes="18rem" className="rounded-card" />
          </div>
        </State>
      ))}
      <State name="cropped to 16/9">
        <ShopImage image={PICTURE} aspect="16/9" sizes="20rem" className="rounded-card bg-dish-tikka" />
      </State>
    </Section>
  );
}
