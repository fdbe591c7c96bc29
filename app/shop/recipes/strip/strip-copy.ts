export const STRIP_COPY = {
  suggestion: 'Serving suggestion',
  youAdd: 'You add',
  oil: 'Oil',
  water: 'Hot water',
  title: 'Cook with us',
  lead: (steps: number, mostMinutes: number | null) =>
    mostMinutes
      ? `${steps} steps, at most ${mostMinutes} minutes in your kitchen. The clips are a few seconds each, without sound.`
      : `${steps} steps. The clips are a few seconds each, without sound.`,
  playAll: 'Play all steps',
  pause: 'Pause',
  playStep: (number: number) => `Play step ${number}`,
  pauseStep: (number: number) => `Pause step ${number}`,
  clip: (number: number, alt: string) => (alt ? `Step ${number}. ${alt}` : `Step ${number}`),
  recipe: 'Full recipe',
  failed: 'This clip cannot be shown.',
} as const;
