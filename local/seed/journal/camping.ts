import {POLICY_FACTS, POLICY_WORDS} from '../policy-facts';
import {AUTHORS} from './authors';
import {createArticle} from './create-article';

export const CAMPING = createArticle({
  number: 6,
  handle: 'what-to-take-camping',
  title: 'What to take camping, besides the tent',
  author: AUTHORS.priya,
  daysAgo: 110,
  tags: ['Outdoors', 'Kits'],
  excerpt: 'One pan, one stove, and a dinner that weighs next to nothing. A packing list for curry under the trees.',
  seoDescription:
    'A packing list for cooking curry at a campsite with one pan: what to bring for protein without a cooler, how to save fuel and water, and how to leave no trace.',
  pictureText:
    'A pan of Chicken Tikka Masala on a camp stove at dusk, between a tent, two packs, flatbread and a mug of chai',
  relatedProducts: ['1', 'b2'],
  bodyHtml: `
<p>Food is the part of camping that people carry too much of. Water is most of its weight, and at a campsite with a tap you can leave that part at home.</p>
<h2>The kitchen</h2>
<ul>
<li>One wide pan with a lid, and one wooden spoon.</li>
<li>A stove, fuel, and two ways to light it.</li>
<li>A mug that measures: the paste takes ${POLICY_WORDS.paste} hot water.</li>
<li>A small bottle of oil that really closes, and salt in a twist of paper.</li>
</ul>
<h2>Protein without a cooler</h2>
<p>A kit serves ${POLICY_FACTS.servingsPerPack}, and leaves the protein to you. Chickpeas, or chicken from a can or a pouch, need no cooling and are cooked already. With a cooler, bring raw chicken frozen hard, eat it on the first evening, and cook it through.</p>
<h2>At the stove</h2>
<p>Mix the paste while the pan heats. With cooked protein there is little to brown, so it saves fuel, too: warm it in the oil, stir in the paste, put the lid on and simmer for ${POLICY_WORDS.simmer}. Flatbread goes on top of the lid to warm. It also replaces plates, if nobody is watching.</p>
<h2>Drinking water first</h2>
<p>Water from a stream has to be made safe before you drink it or cook with it. The Centers for Disease Control and Prevention advise a rolling boil, and longer in high mountains. Check what your campsite says about its tap.</p>
<h2>Pack it in, pack it out</h2>
<p>Flatten the empty pouch, and take it home with you: it does not burn cleanly. Wipe the pan before you wash it, and keep the dishwater well away from the stream. And where there are bears, follow the rules for storing food, because a curry smells good to them as well.</p>
`.trim(),
});
