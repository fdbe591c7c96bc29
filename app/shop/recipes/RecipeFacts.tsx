import {RECIPES_COPY} from './recipes-copy';

export function RecipeFacts({size}: {readonly size: string}) {
  const facts = [
    [RECIPES_COPY.prep, RECIPES_COPY.prepTime],
    [RECIPES_COPY.cook, RECIPES_COPY.cookTime],
    [RECIPES_COPY.difficulty, RECIPES_COPY.easy],
    [RECIPES_COPY.size, size],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="bg-surface-raised px-4 py-3">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
