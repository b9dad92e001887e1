/** Zoom of a camera: 1 shows the whole picture. */
export const ZOOM_MIN = 0.5;
export const ZOOM_MAX = 16;
