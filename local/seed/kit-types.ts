/** Nutrition facts per serving, as in a `nutrition_facts` metaobject; amounts in the unit of the name. */
export interface SeedNutrition {
  readonly servingSize: string;
  readonly servingsPerContainer: number;
  readonly calories: number;
  readonly totalFatG: number;
  readonly saturatedFatG: number;
  readonly transFatG: number;
  readonly cholesterolMg: number;
  readonly sodiumMg: number;
  readonly totalCarbohydrateG: number;
  readonly dietaryFiberG: number;
  readonly totalSugarsG: number;
  readonly addedSugarsG: number;
  readonly proteinG: number;
  readonly vitaminDMcg: number;
  readonly calciumMg: number;
  readonly ironMg: number;
  readonly potassiumMg: number;
}

/** How to cook with a kit, as in a `recipe` metaobject. */
export interface SeedRecipe {
  /** Each begins with its quantity. */
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** The files of the clips of the steps, one for each. */
  readonly stepClips: readonly string[];
  /** What the kit is good with. */
  readonly proteins: readonly string[];
  /** How to cook it with something else. */
  readonly swaps: readonly string[];
}
