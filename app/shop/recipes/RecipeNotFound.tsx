import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {CenterScreen} from '~/ui/CenterScreen';
import {RECIPES_COPY} from './recipes-copy';

export function RecipeNotFound() {
  return (
    <CenterScreen>
      <h1 className="text-title">{RECIPES_COPY.notFound}</h1>
      <p className="mt-3 text-lead text-ink-soft">{RECIPES_COPY.notFoundText}</p>
      <Link to="/recipes" prefetch="intent" className={buttonStyle({className: 'mt-8'})}>
        {RECIPES_COPY.back}
      </Link>
    </CenterScreen>
  );
}
