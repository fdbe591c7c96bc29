import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {IconNode} from 'lucide-react';
import {ICON_NAMES, type IconName} from '../app/ui/icons/icon-names';

const ICONS = new URL('../app/ui/icons/', import.meta.url);
const DRAWINGS = new URL('drawings/', ICONS);

interface IconModule {
  readonly __iconData: {readonly node: IconNode};
}

/**
 * Puts every icon and drawing of the shop into one file of symbols. Colour, width and joints of the strokes are the page's (`.icon`
 * in app.css), so that a symbol inherits them.
 * @returns the sprite's text, and the module that names its address: a changed sprite has another one
 */
export async function drawSprite(): Promise<{sprite: string; pathModule: string}> {
  const icons = await Promise.all(ICON_NAMES.map(drawSymbol));
  const symbols = [...icons, ...readdirSync(DRAWINGS).sort().map(readDrawing)];
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  const version = createHash('sha256').update(sprite).digest('hex').slice(0, 8);
  const pathModule = `/** Where the sprite is, for ever: written by \`npm run icons\`. */\nexport const SPRITE_PATH = '/icons.svg?v=${version}';\n`;
  return {sprite, pathModule};
}

async function drawSymbol(name: IconName): Promise<string> {
  const {__iconData} = (await import(`lucide-react/icons/${name}`)) as IconModule;
  const shapes = __iconData.node.map(([tag, attributes]) => {
    const drawn = Object.entries(attributes).filter(([attribute]) => attribute !== 'key');
    return `<${tag}${drawn.map(([attribute, value]) => ` ${attribute}="${String(value as string | number)}"`).join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

/** A drawing of our own brings its colours with it, by the names of the tokens. */
function readDrawing(file: string): string {
  const drawing = readFileSync(new URL(file, DRAWINGS), 'utf8').replace(/\s*\n\s*/g, '');
  const [, viewBox, shapes] = /^<svg [^>]*viewBox="([^"]+)">(.*)<\/svg>$/.exec(drawing) ?? [];
  if (!viewBox) throw new Error(`${file} has no viewBox`);
  return `<symbol id="${file.replace('.svg', '')}" viewBox="${viewBox}">${shapes}</symbol>`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {sprite, pathModule} = await drawSprite();
  writeFileSync(new URL('sprite.svg', ICONS), sprite);
  writeFileSync(new URL('sprite-path.ts', ICONS), pathModule);
}
