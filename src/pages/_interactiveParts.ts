import BaseRateGrid from '../features/base-rate-grid';
import CompoundGrowth from '../features/compound-growth';
import ContextBudget from '../features/context-budget';
import DilutionTable from '../features/dilution-table';
import HeartRateZones from '../features/heart-rate-zones';
import KellySlider from '../features/kelly-slider';
import OptionPayoff from '../features/option-payoff';
import PaceTable from '../features/pace-table';
import RoundTimer from '../features/round-timer';
import RunwayCalculator from '../features/runway-calculator';
import TokenizerView from '../features/tokenizer-view';
import VestingCalculator from '../features/vesting-calculator';

/** What posts import to compute with, by subject; no route, for its name begins with a line. */
export const interactiveParts = {
  VestingCalculator,
  DilutionTable,
  RunwayCalculator,
  CompoundGrowth,
  KellySlider,
  OptionPayoff,
  BaseRateGrid,
  TokenizerView,
  ContextBudget,
  PaceTable,
  HeartRateZones,
  RoundTimer,
};
