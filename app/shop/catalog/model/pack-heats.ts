/** The levels of heat as printed on the packs, from the mildest; a merchant may invent others. */
export const PACK_HEATS: readonly string[] = ['Mild', 'Medium', 'Medium-Hot', 'Hot'];
