/** How many steps around its post the focus mode shows. */
export const FOCUS_STEPS = 2;
