import {handlePictureUpload} from '~/admin/products/pictures/handle-pictures.server';

/** Receives one picture of a script, which shows the progress. */
export const action = handlePictureUpload;
