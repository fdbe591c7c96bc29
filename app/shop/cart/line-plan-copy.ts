export const LINE_PLAN_COPY = {
  oneTime: 'One-time purchase',
  change: 'Change',
  field: (title: string) => `How often: ${title}`,
  save: 'Save',
  saveThis: (title: string) => `Save how often: ${title}`,
} as const;
