import type {MetaFunction} from '@remix-run/react';
import type {LinksFunction} from '@shopify/remix-oxygen';
import {ThemeSwitch} from '~/shop/shell/frame/ThemeSwitch';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Section} from './Section';
import type {Stories} from './stories';
import workbenchCssUrl from './workbench.css?url';

/** Every file of stories, by its path from this folder and in the order of the paths. */
const FILES = import.meta.glob<Stories>('../{ui,shop,admin}/**/*.stories.tsx', {eager: true, import: 'stories'});

/** The sections of each part of the app, such as `shop/cart`; a section's id is the path of its file in `app`. */
const AREAS = ['ui', 'shop', 'admin'].flatMap((surface) => {
  const areas = new Map<string, (Stories & {readonly id: string})[]>();
  for (const [file, stories] of Object.entries(FILES)) {
    const id = file.slice('../'.length, -'.stories.tsx'.length);
    if (!id.startsWith(`${surface}/`)) continue;
    const area = surface === 'ui' ? surface : id.split('/').slice(0, 2).join('/');
    areas.set(area, [...(areas.get(area) ?? []), {id, ...stories}]);
  }
  return [...areas];
});

export const meta: MetaFunction = () => [{title: 'Workbench'}];

export const links: LinksFunction = () => [{rel: 'stylesheet', href: workbenchCssUrl}];

/** Shows every component in every state. Only the development server has this page. */
export default function WorkbenchRoute() {
  return (
    <div className="page py-8">
      <h1 className="text-title">Workbench</h1>
      <nav aria-label="Sections" className="workbench-contents">
        {AREAS.map(([area, sections]) => (
          <p key={area}>
            <strong>{area}</strong>{' '}
            {sections.map(({id, title}) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </p>
        ))}
        <ThemeSwitch className={cn(buttonStyle({tone: 'outline', size: 'sm'}), 'self-start')} />
      </nav>
      {AREAS.flatMap(([, sections]) => sections).map(({id, title, States}) => (
        <Section key={id} id={id} title={title}>
          <States id={id} />
        </Section>
      ))}
    </div>
  );
}
