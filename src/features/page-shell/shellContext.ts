import {createContext} from 'react';

/** Whether navbar and footer stand around the pages already, so that a page brings its content alone. */
export const ShellContext = createContext(false);
