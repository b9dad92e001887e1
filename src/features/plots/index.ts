/** Plots that are drawn while a post is compiled. */
export {drawCoverPlot, drawFirstPlot} from './firstPlot';
export {plotDependencies} from './plotDependencies';
export {remarkPlot} from './remarkPlot';
