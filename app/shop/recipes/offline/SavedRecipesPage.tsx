import {useEffect, useState} from 'react';
import {MARKET} from '~/core/market';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {Skeleton} from '~/ui/Skeleton';
import {useIsOnline} from '../use-is-online';
import {OFFLINE_COPY} from './offline-copy';
import {findSavedRecipes, turnSavingOff, type SavedRecipe} from './saved-recipes';

type State = 'loading' | 'unsupported' | 'turned-off' | readonly SavedRecipe[];

/** The recipes that are saved on this device. Without a connection, other recipes lead here. */
export function SavedRecipesPage() {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    void findSavedRecipes().then((recipes) => setState(recipes ?? 'unsupported'));
  }, []);
  const turnOff = () => void turnSavingOff().then(() => setState('turned-off'));
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-title">{OFFLINE_COPY.title}</h1>
      <p className="mt-2 mb-8 max-w-prose text-lead text-ink-soft">{OFFLINE_COPY.lead}</p>
      <noscript>
        <p>{OFFLINE_COPY.noScript}</p>
      </noscript>
      <WantedRecipe />
      <SavedList state={state} />
      {Array.isArray(state) && state.length > 0 && (
        <Button tone="outline" className="mt-8" onClick={turnOff}>
          {OFFLINE_COPY.turnOff}
        </Button>
      )}
    </div>
  );
}

/** Says which recipe could not be opened, if the service worker has redirected from one. */
function WantedRecipe() {
  const isOnline = useIsOnline();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    const path = new URLSearchParams(window.location.search).get('wanted');
    // Any site may link here with another address.
    if (path && /^\/recipes\/[^/]+(\/cook)?$/.test(path)) setWanted(path);
  }, []);
  if (wanted === null) return null;
  return (
    <Alert
      tone={isOnline ? 'info' : 'warning'}
      title={OFFLINE_COPY.wanted}
      className="mb-8"
      action={
        <a href={wanted} className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {OFFLINE_COPY.retry}
        </a>
      }
    >
      {OFFLINE_COPY.wantedText}
    </Alert>
  );
}

function SavedList({state}: {readonly state: State}) {
  if (state === 'loading') return <Skeleton className="h-28 rounded-card noscript:hidden" />;
  if (state === 'turned-off') return <p role="status">{OFFLINE_COPY.turnedOff}</p>;
  if (state === 'unsupported' || state.length === 0) {
    const [title, text] =
      state === 'unsupported'
        ? [OFFLINE_COPY.unsupported, OFFLINE_COPY.unsupportedText]
        : [OFFLINE_COPY.none, OFFLINE_COPY.noneText];
    return (
      <EmptyState
        title={title}
        action={
          <a href="/recipes" className={buttonStyle()}>
            {OFFLINE_COPY.browse}
          </a>
        }
      >
        {text}
      </EmptyState>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {state.map((recipe) => (
        <SavedRecipeCard key={recipe.path} recipe={recipe} />
      ))}
    </ul>
  );
}

function SavedRecipeCard({recipe: {path, title, picture, savedAtMs}}: {readonly recipe: SavedRecipe}) {
  const date = new Date(savedAtMs).toLocaleDateString(MARKET.locale, {month: 'long', day: 'numeric'});
  return (
    <li>
      <a
        href={path}
        className="flex items-center gap-4 rounded-card bg-surface-raised p-3 no-underline shadow-card transition-shadow duration-200 hover:shadow-raised"
      >
        {picture && (
          <img src={picture} alt="" className="size-20 rounded-control object-cover [filter:var(--picture-filter)]" />
        )}
        <span className="min-w-0">
          <b className="block font-display text-lg leading-snug">{title}</b>
          <span className="text-sm text-ink-soft">{OFFLINE_COPY.savedOn(date)}</span>
        </span>
      </a>
    </li>
  );
}
