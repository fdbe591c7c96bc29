import {AUTHORS} from './authors';
import {createArticle} from './create-article';

export const PANTRY = createArticle({
  number: 3,
  handle: 'a-small-pantry',
  title: 'A small pantry for Indian cooking',
  author: AUTHORS.meera,
  daysAgo: 47,
  tags: ['Pantry', 'Spices'],
  excerpt: 'You do not need a wall of jars. Eight things, chosen well and kept well, cook most of what I cook at home.',
  seoDescription:
    'Eight spices and staples that cover most Indian home cooking, what each is for, and how to store them so that they still smell of something next winter.',
  pictureText: 'Eight bowls of whole and ground spices on a table, from turmeric to fenugreek leaf',
  relatedProducts: ['2', 'b3'],
  bodyHtml: `
<p>People write to us that they gave up on Indian food after reading a list of ingredients. I understand that. So here is a short list, in the order in which I would buy it.</p>
<h2>Start with these</h2>
<ol>
<li><strong>Cumin seed.</strong> Whole. It goes into hot oil first, and the kitchen smells right at once.</li>
<li><strong>Turmeric.</strong> Ground. A little colors and rounds off; too much is bitter.</li>
<li><strong>Coriander seed.</strong> Mild and lemony. Toast it in a dry pan and crush it: it gives a sauce its body.</li>
<li><strong>Red chili powder.</strong> Kashmiri, if you find it: more color than heat.</li>
</ol>
<h2>Then add these</h2>
<ol>
<li><strong>Mustard seed.</strong> It pops in hot oil, so keep a lid near. For vegetables, lentils and coconut.</li>
<li><strong>Black pepper.</strong> Crushed at the last minute, never from a tin.</li>
<li><strong>Dried fenugreek leaf.</strong> Rub it between your palms over a creamy sauce, at the very end.</li>
<li><strong>Basmati rice and red lentils.</strong> Not spices, but they turn the spices into dinner.</li>
</ol>
<h2>How to keep them</h2>
<p>Light, air, heat and moisture make spices go stale. The shelf above the stove is therefore the worst place for them, and a closed drawer is the best one. Buy small amounts. Whole spices keep their flavor much longer than ground ones. To check a jar, smell it: if you can hardly smell the spice, no one will taste it in the food.</p>
<h2>And on a tired evening</h2>
<p>Leave the jars where they are. A kit has the spices in it already, measured and cooked; you bring oil, a pan and something to put into it. The <a href="/recipes">recipes</a> say how.</p>
`.trim(),
});
