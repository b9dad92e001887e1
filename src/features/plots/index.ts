/** Plots that are drawn while a post is compiled. */
export {drawFirstPlot} from './firstPlot';
export {plotDependencies} from './plotDependencies';
export {wrapped} from './plotTicks';
export {remarkPlot} from './remarkPlot';
