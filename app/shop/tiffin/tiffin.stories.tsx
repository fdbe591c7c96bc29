import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {TIFFIN_SAMPLE} from './tiffin-samples';
import {TiffinBuilder} from './TiffinBuilder';
import {TiffinPage} from './TiffinPage';
import {TiffinSection} from './TiffinSection';

function TiffinStates() {
  return (
    <>
      <State name="empty" isWide>
        <TiffinBuilder tiffin={TIFFIN_SAMPLE} />
      </State>
      <State name="two dishes" isWide>
        <TiffinBuilder tiffin={TIFFIN_SAMPLE} served={['tikka', 'curry']} />
      </State>
      <State name="full" isWide>
        <TiffinBuilder tiffin={TIFFIN_SAMPLE} served={['tikka', 'palak', 'biryani']} />
      </State>
      <State name="section of the home page" isWide>
        <TiffinSection tiffin={TIFFIN_SAMPLE} text={null} />
      </State>
      <State name="too few dishes" isWide>
        <TiffinPage tiffin={null} served={[]} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Tiffin', States: TiffinStates};
