import type {RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import type {HeatLadderView, SamplerView} from '../home-view';
import {HeatLadder} from './HeatLadder';
import {SamplerFeature} from './SamplerFeature';

interface HeatSectionProps {
  readonly ladder: HeatLadderView | null;
  /** For those who cannot decide. */
  readonly sampler: SamplerView | null;
  readonly renderBuy: RenderBuy;
}

/** The dishes by their heat, and one product that has all of them; nothing if there is neither. */
export const HeatSection = ({ladder, sampler, renderBuy}: HeatSectionProps) =>
  (ladder || sampler) && (
    <section aria-labelledby={ladder ? 'heat' : undefined} className="bg-surface-raised">
      <div className="page flex flex-col gap-10 py-14 sm:gap-14 sm:py-20">
        {ladder && <HeatLadder ladder={ladder} />}
        {sampler && <SamplerFeature sampler={sampler} renderBuy={renderBuy} />}
      </div>
    </section>
  );
