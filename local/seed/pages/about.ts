import {POLICY_FACTS, POLICY_WORDS} from '../policy-facts';
import type {SeedPage} from '../types';

const STORY = `
<h2>Our story</h2>
<p>A tiffin is a lunch box: a stack of steel tins, one dish in each, carried across town while it is still warm. Somebody cooked it at home, and somebody else opens it at noon and is home for half an hour.</p>
<p>The five of us grew up with tiffins and ended up in American kitchens with no afternoon to spare. We missed a proper curry on a Tuesday. Takeout was heavy, jars tasted of the jar, and the real thing asked for twelve spices and a free Sunday.</p>
<p>So we cooked the Sunday part ourselves. We roast the onions, toast and grind the spices, and cook the tomatoes down until they give in. Then we freeze-dry the result, because it is the gentlest way we know to keep food: the water leaves, and nearly everything else stays.</p>
<p>What is left for you is the pleasant part. Hot water wakes the sauce up, a spoonful of oil goes into the pan, and you add your own chicken, paneer, goat or chickpeas. You choose the meat, the oil and the salt, because you know your table better than we do.</p>
<p>The fusion is in the kitchen it lands in: your pan, your protein, our masala. Each pack serves ${POLICY_FACTS.servingsPerPack}.</p>
`;

const HOW_IT_WORKS = `
<h2>The science of freeze-drying</h2>
<p>Cooked food is mostly water, and water is what lets it spoil. Freeze-drying takes the water out without cooking the food a second time.</p>
<h3>How it works</h3>
<ol>
<li><strong>Freeze.</strong> The cooked sauce is frozen quickly at ${POLICY_FACTS.freezeCelsius} °C, so that the ice crystals stay small and the structure of the food stays whole.</li>
<li><strong>Dry.</strong> In a vacuum the ice turns straight into vapor and never passes through water. This is called sublimation, and it needs very little heat.</li>
<li><strong>Seal.</strong> The dry mix goes at once into a pouch that keeps out moisture, air and light, until you add hot water.</li>
</ol>
`;

const BENEFITS = `
<h3>What it is good for</h3>
<ul>
<li><strong>Nutrients stay.</strong> Freeze-drying retains ${POLICY_WORDS.nutrients} of the nutrients, since little heat is involved.</li>
<li><strong>Flavor stays.</strong> The aromas of the spices are locked in with the dry food and come back with the water.</li>
<li><strong>Nothing artificial.</strong> Without water there is nothing for spoilage to live on, so the mix needs no preservatives. We add no artificial colors either.</li>
<li><strong>A long life on the shelf.</strong> Freeze-dried food can keep for ${POLICY_WORDS.generalShelfLife}. We mark our sealed packs with ${POLICY_WORDS.shelfLife}, to be on the safe side of good.</li>
<li><strong>Light.</strong> Without its water a dinner for two weighs about as much as a chocolate bar, so it takes less fuel to reach you.</li>
<li><strong>Quick.</strong> The tiny spaces the ice leaves behind drink water up again in minutes.</li>
</ul>
`;

const COMPARISON = `
<h3>Freeze-dried, dehydrated, canned</h3>
<table>
<thead><tr><th scope="col">Compared</th><th scope="col">Freeze-dried</th><th scope="col">Dehydrated</th><th scope="col">Canned</th></tr></thead>
<tbody>
<tr><th scope="row">How it is done</th><td>Frozen, then dried in a vacuum</td><td>Dried in warm air for hours</td><td>Sealed, then heated until sterile</td></tr>
<tr><th scope="row">Heat</th><td>Very little</td><td>Moderate, for a long time</td><td>High</td></tr>
<tr><th scope="row">Nutrients</th><td>${capitalized(POLICY_WORDS.nutrients)} retained</td><td>Vitamins that mind heat and air are partly lost</td><td>Vitamins that mind heat are partly lost, and some move into the liquid</td></tr>
<tr><th scope="row">Flavor and color</th><td>Close to freshly cooked</td><td>Stronger and darker</td><td>Cooked through, softer</td></tr>
<tr><th scope="row">Texture with water</th><td>Comes back almost as it was</td><td>Chewy, and slow to soften</td><td>Soft; no water needed</td></tr>
<tr><th scope="row">Weight to carry</th><td>Lightest</td><td>Light</td><td>Heavy</td></tr>
</tbody>
</table>
`;

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const ABOUT_PAGE: SeedPage = {
  number: 1,
  handle: 'about',
  title: 'About',
  bodyHtml: (STORY + HOW_IT_WORKS + BENEFITS + COMPARISON).trim(),
  seoDescription:
    'Who cooks for Fusion Tiffin, why our Indian meal kits are freeze-dried, and how that compares with dehydrated and canned food.',
};
