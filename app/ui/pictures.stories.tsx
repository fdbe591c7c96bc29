import {BROKEN_PICTURE, PICTURE, SLOW_PICTURE} from '~/workbench/sample-pictures';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {IndiaMap} from './IndiaMap';
import {ShopImage} from './ShopImage';

function PictureStates() {
  const STATES = [
    ['loaded', PICTURE],
    ['on its way, for a minute', SLOW_PICTURE],
    ['failed', BROKEN_PICTURE],
    ['no picture', null],
  ] as const;
  return (
    <>
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
      <State name="map of India">
        <IndiaMap places={['Kerala', 'Guntur, Andhra Pradesh', 'Assam']} label="Map of India" halo="stroke-paper" />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Pictures', States: PictureStates};
