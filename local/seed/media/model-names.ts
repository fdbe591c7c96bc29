/** The names of the 3D models in `models/`, without `.glb`. */
export const MODEL_NAMES: readonly string[] = ['tiffin'];
