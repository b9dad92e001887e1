/** Factor of one press of a zoom button or key. */
export const ZOOM_STEP = 1.5;
