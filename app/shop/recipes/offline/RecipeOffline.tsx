import {useEffect, useState} from 'react';
import {Icon} from '~/ui/icons/Icon';
import {Alert} from '~/ui/Alert';
import {recipePath, SAVED_PATH} from '~/core/recipe-path';
import {useIsOnline} from '../use-is-online';
import {OFFLINE_COPY} from './offline-copy';
import {findSavedRecipes, saveRecipe} from './saved-recipes';
import {useIsSavedCopy} from './use-saved-copy';

interface RecipeOfflineProps {
  readonly handle: string;
  readonly title: string;
}

/** Saves the recipe on this device, and says whether it is saved. */
export function RecipeOffline({handle, title}: RecipeOfflineProps) {
  const path = recipePath(handle);
  const isOnline = useIsOnline();
  const isSavedCopy = useIsSavedCopy();
  const isSaved = useIsSaved(path, title);
  if (!isOnline)
    return <Alert tone="info" title={isSaved || isSavedCopy ? OFFLINE_COPY.offline : OFFLINE_COPY.notSaved} />;
  if (isSavedCopy) return <Alert tone="info" title={OFFLINE_COPY.slow} />;
  if (!isSaved) return null;
  return (
    <div className="flex items-start gap-2 text-sm text-ink-soft">
      <Icon name="check" className="mt-0.5 size-4 shrink-0 text-success" />
      <p>
        {`${OFFLINE_COPY.saved} `}
        <a href={SAVED_PATH} className="font-semibold text-ink underline underline-offset-4">
          {OFFLINE_COPY.all}
        </a>
      </p>
    </div>
  );
}

function useIsSaved(path: string, title: string): boolean {
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    let isGone = false;
    const update = (isNow: boolean) => !isGone && setIsSaved(isNow);
    void findSavedRecipes().then((recipes) => update(recipes?.some((recipe) => recipe.path === path) ?? false));
    // Pictures must be loaded first, because those that are shown are saved.
    const save = () => void saveRecipe(path, title).then((hasSaved) => hasSaved && update(true));
    if (document.readyState === 'complete') save();
    else window.addEventListener('load', save, {once: true});
    return () => {
      isGone = true;
      window.removeEventListener('load', save);
    };
  }, [path, title]);
  return isSaved;
}
