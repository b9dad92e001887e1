import {normalTerm} from './normalTerm';

// cspell:ignore aeroplane antidilution carb cofounder finetune fundraise goodhart hiit
// cspell:ignore jobseeker licence mispricing multiagent overfit postmoney premoney preseed
// cspell:ignore takehome upsell

/**
 * Words of one meaning, or near enough that a question with one is answered by a text with another;
 * a word may be in several groups. Plain English and the fields that people write
 * about for work and sport; nothing here is about a single post.
 */
const GROUPS = `
abandon quit leave resign depart exit; accept agree approve; accessibility screen
accurate precise exact correct reliable accuracy precision; acquisition exit sale acquire sell; active manager
aerobic easy endurance; aeroplane airplane plane flight fly; afraid fear worry anxious; agent assistant bot
aggressive risky bold; aim goal target objective; airport plane travel; allow permit permission
alter change modify edit; amount sum total quantity; announcement event headline news; answer reply response respond
antidilution ratchet protection; api endpoint client service; applicant candidate jobseeker
appraisal review performance; approval confirm ask; approve permission approval; arbitrage parity mispricing
architecture design; argue argument disagree dispute; art cover drawing; assess evaluate judge rate grade evaluation
asset security stock share bond holding; assignment homework exercise task; athlete runner
attack exploit compromise hack malicious malware; attention focus concentrate concentration distraction
audit auditor verify; author writer founder; autonomous agent; average mean median; backlog queue issue
backoff retry wait jitter; bag punchbag pad heavy-bag; balance life hours; ban block forbid
bankroll stake wealth capital; bankrupt insolvent insolvency solvent fail; bankrupt runway insolvent
batna alternative walk-away; bayes base-rate prior probability; bear crash drawdown fall loss
begin start launch commence; beginner novice; benchmark eval score leaderboard; benefit advantage perk upside
bet wager stake kelly gamble; bias blind judgment; big large huge; bill cost invoice; biography resume experience
bisect regression bug; blog post article site; board investor director; bond debt loan; bonk wall glycogen
book reading read shelf; bookkeeping accounting ledger balance debit credit accountant; boss manager employer
boss manager supervisor lead; bot crawler robot; boxing box boxer fight punch; bpe byte-pair; bpm heart-rate beats
branch worktree git; breakeven break-even profitable alive; breaking semver version major; breath talk
broker brokerage exchange trade; budget plan sum limit; bug defect error fault; bug defect issue error
build create make construct; bull rise rally gain; burn spend cost; burnout stress overwork exhaustion
buy purchase acquire; cache caching; cadence step stride; caffeine coffee; calculate compute work-out sum formula
calm volatility variance stable risk; cap-table equity ownership share; carb carbohydrate glycogen sugar fuel
cardio heart aerobic; career experience job; cash money fund; casino gamble coin; central-bank fed rate
changelog release notes; chatbot assistant llm gpt chatgpt claude gemini copilot model ai; cheap cheaper cost price
cheap inexpensive affordable; check verify validate test; choose pick select decide choice
chunk split piece segment cut; churn cancel retention leave; clause term contract; clear plain understandable
client customer user buyer; coach trainer; code program coding; codex claude agent; coding code programming
cohort group; coin currency token crypto cryptocurrency; colleague coworker teammate; colleague teammate team
commit git history; commute travel train; company business firm startup corporation
compare comparison versus contrast; compensation salary pay wage remuneration income earnings
competitor rival clone copycat; compound compounding growth interest; concentration herfindahl effective
concussion head brain; conference talk stage; conflict merge; context window memory; contract agreement clause
contribute contributor pull-request; contributor maintainer developer; conversation chat session; copyleft gpl agpl
copyright license patent; cost price expense fee charge; count number tally; counteroffer counter stay resign
cover card picture; crash fail failure outage; crawl scrape spider; crawler scraper robot
creativity temperature random; credential token secret key; critical-speed threshold; cron nightly schedule job
crypto cryptocurrency bitcoin coin blockchain token stablecoin; customer churn attrition; customer user client account
daily day every; danger risk hazard dangerous; data dataset information; database sql sqlite table; deadline days due
deadline due date; debug bug trace; decide decision choice; deck pitch slide; decline refuse reject no
decrease reduce lower cut shrink drop fall; deepseek weights open; delay wait latency; delete cut edit
delete remove erase drop; deload rest recovery; demo launch clip; dependency package library
deposit withdraw depositor account; deprecate remove deprecated; derivative option greek future
deterministic temperature random same; developer programmer engineer coder; deviation volatility variance spread
dilute dilution ownership stake; dispute conflict
diversify diversification spread concentrated concentration correlation; dividend payout yield income
document doc documentation; documentation docs readme manual; donate sponsor sponsorship fund
donation sponsorship sponsor; double twice; drawback disadvantage downside; drill exercise practice; earn make income
easy slow conversation; eat food meal nutrition diet; economy economic inflation; edge advantage
edit revise cut rewrite; education degree university school study; election 83b; election vote poll prediction
email mail message letter; employee staff worker hire; employer company; employment experience; endurance stamina
enterprise corporate bank; equity stock share ownership; error mistake fault; estimate guess approximate
etl import pipeline; eval test golden; exchange custodian reserve; exercise drill workout
exercise workout training session; expensive dear cost price; expire lapse; expiry maturity expiration term
explain describe; exponential compound growth; extra additional; fake invented synthetic; fall decline drop
fast quick speed rapid; fatigue tired tiredness exhausted; feature function; fight box boxing spar sparring
file submit send letter; fine-tune fine-tuning training; finetune fine-tuning training; fire layoff dismiss
flaw weakness defect; focus deep concentration; food eat nutrition diet fuel; footwork stance step pivot
forbid ban prohibit allow; forecast predict brier calibration probability; forecast predict prediction
fork copy clone; formula equation calculation math arithmetic sum; founder entrepreneur cofounder; free gratis
function-calling tool; fund raise fundraise fundraising finance; gain profit return; gap difference
gel carbohydrate carb glycogen sugar nutrition; genius stablecoin act; giant large dominate concentration
git commit repository; gloves pad bag; golden eval reference; goodhart metric gaming; grant option award rsu
grant sponsor fund; growth compound grow; guard defense hands; gym strength lift weight lifting; gym strength weights
habit daily routine; hacker attacker attack; half-life decay; half-marathon race; hallucinate invent fabricate fiction
hallucination hallucinate invent fabricate; handover handoff knowledge; hash checksum digest
hash merkle tree digest cryptography; headline title; heart pulse; heartbeat heart-rate; heat hot humid summer
hedge protect insurance put; hide conceal; hiit interval tabata; hijack inject injection attack
hire recruit candidate interview; hire recruit hiring recruitment employ; hit strike punch; hold keep
holiday calendar; homepage page site; homework take-home assignment; humid humidity dew; hurt injure injury pain harm
hydration hydrate drink fluid sweat thirst water; ide editor; idempotent repeat twice rerun; image picture photo
improve improvement better; incident outage postmortem; inflation prices; injury injured hurt pain; input prompt
inspect examine review look; instruction command prompt rule; interest rate yield coupon; interval tabata rest
interview conversation; interview interviewer question; invest investment investor investing
investor vc venture angel backer shareholder; ipo exit listing; isolate sandbox worktree; issue bug ticket
javascript js node; job role position employment; journal log diary; json schema format; kickboxing boxing
kill stop end terminate; kilometer mileage distance; knowledge know fact; kpi metric measure goal okr
launch announce release; law legal regulation rule; law rule act regulation; layoff fire severance
leaderboard benchmark ranking; leak exfiltration; leap february calendar; learn study teach; lecture talk video
library book; library package module; license gpl mit copyright terms; license licence; lift strength weight barbell
limit cap maximum bound; liquidation preference waterfall exit sale; liquidity spread depth thin; llama weights open
llm language-model model ai; loan credit debt mortgage borrow lend; lockfile lock dependency; log record trace
logging log; login auth authorization; logits softmax; lookahead leak future; lose loss losing; ltv lifetime value
machine computer; maintainer owner project contributor; malformed invalid broken; malware backdoor compromise attack
malware backdoor virus; marathon race distance; market exchange; measure metric measurement gauge
meeting agenda calendar; meeting call one-on-one; memory remember forget recall note; merge combine join
merge pull-request; metric recall precision; mile kilometer distance; mileage distance kilometers volume
mix allocation portfolio; monetize revenue sell pricing sponsorship; movement motion; movie video
multiagent planner worker; muscle strength; negotiate negotiation bargain haggle; negotiate salary offer batna counter
newbie beginner newcomer; newcomer beginner contributor stranger; newsletter update email; nightly scheduled batch
notebook jupyter; notice resignation; novel book; npm package registry; oauth authorization token
odds probability chance likelihood percent; offer proposal; often frequency frequent; okr goal target metric
onboarding newcomer; one-on-one meeting manager report agenda; one-to-one one-on-one; opensource open source license
option call put; orchestrator planner; order trade fill execution; oss open-source opensource
overfit fit selection survivorship; oversee supervise; overtime hours overwork; overtraining fatigue load deload
overwrite conflict collide; pace speed split; pace speed tempo; package offer compensation salary
pandas dataframe python; paper article study; paperwork form letter filing; parse parser json
passive tracker index etf fund; password secret credential; past historical history; patch change diff
peak taper race; peg dollar stablecoin redemption backed; percent percentage per-cent; permission access approve allow
permission access authorization; permissive mit apache; picture cover image; pilot trial poc proof-of-concept
pitch present demo talk; pitch presentation; plan planning schedule; plugin tool server; podcast episode listen audio
polite etiquette manners; pool option grant employee; poor poorer inflation; portfolio holdings allocation
post article essay; posting ad advert job listing; pr pull-request; practice rehearse rehearsal train training
premium price; prepare preparation; press news mention; prevent avoid stop; price quote cost
pricing price charge monetize; prioritize priority triage; privacy private; procrastinate delay
procurement enterprise contract; productivity work output focus; profit margin earnings revenue; promote promotion
promotion review raise; prompt instruction message; proof prove evidence; proposal design document rfc
protocol mcp standard; publication article paper; publish release ship; pulse heart-rate; punch jab hook cross
punch jab hook strike; python script code; quality good; quarter quarterly; query sql search question
queue backlog wait; quota limit daily; quote bid ask price; race marathon competition; race marathon event
rag retrieval; raise fundraise round series; raise salary promotion; randomness random; rank ranking order
rate percentage; rate-limit limit 429; rebalance drift allocation weight band; recall retriever ndcg
recover recovery rest; recovery rest sleep; recruiter hiring candidate; redo repeat; reference referee former
regex pattern; regret decision; regulate law act; rehearse rehearsal practice aloud; release version launch
release version ship; relicense license change; rent lease; report direct manager; report update summary
repository repo git; reproduce replay rerun repeat; request ask; resign quit leave notice; resolution goal plan year
rest recover sleep; resume cv; retain retention keep; retirement pension; retriever retrieval search; retry repeat
return yield gain; revenue sales income arr; review reviewer approve; reward bonus; rollback undo revert
round timer minute; rsu restricted stock; rubric scorecard grade; run running jog runner jogging; runway cash burn
safe note convertible; safe secure security safety; sample example; sample test trial experiment
sampling softmax top-p; sandbox isolate container; save saving; savings save bank deposit; schema shape structure
schema structure format; score grade; scorecard rubric criteria; scrape crawl robot; script program code
search retrieval retrieve find lookup; secret key token password; seed random generator; seed round preseed
semantic meaning similarity; semver semantic version; seo search crawler; settle settlement clear t1; shoe footwear
shoe running; significance significant noise interval evidence; similar similarity alike; sitemap llms-txt
size big length; sleeve pocket; slippage spread commission cost fee; software program code application; solve solution
solvent reserve liability; soreness pain; source origin; sp500 index market; spar sparring partner
sparring light partner; speak talk speech say; spec design document proposal schema; spend expense; split cut divide
split pace half; spread gap; spreadsheet excel table sheet csv; sprint speed fast; sql sqlite query database
squat strength lift; sse stream http; stable steady; standard norm; startup company venture business founder
statistic statistics data number; stock-market market stock; store save keep; strategy backtest simulation test
strategy plan; stream streaming sse; strike exercise; subagent worker agent; subscription recurring saas revenue
summarize summary; supply-chain dependency xz npm; survive alive; svg drawing picture; sweat humidity dew
system-prompt prompt instruction; takehome assignment; taper race rest; tax irs taxation deduction
teach explain learn; team group; telemetry log trace; temperature randomness; temperature sampling random
tempo pace threshold; terminal shell command; test eval check; test exam trial; theme site; threat risk
threshold critical lactate; throttle limit rate; timer round clock; timestamp date time clock
timezone zone clock daylight utc; todo task list plan; token tokenizer bpe; tokenize token; tool function call
tool utility; trace log replay; track record; tracking privacy analytics cookie; trade trading; trader investor
train training workout practice coach; transcript log; transport http stdio; travel trip journey; triage sort label
trust reliable; turn pivot; tweet post announcement news headline; unit-test test; upgrade update migrate version
upsell expansion; upsert insert merge; vacancy job role posting ad; vacation holiday leave off; valid validate
validate validator schema; valuation premoney postmoney price worth; valuation worth value price
vector embedding similarity; vest cliff schedule grant; vibe vibe-coding; video clip veo; visitor reader privacy
volatility volatile vix; volunteer maintainer unpaid; vulnerability hole flaw exploit; vulnerability security flaw
wealth rich money net-worth; weather heat humidity dew; webinar video online; webpage page site
website site page blog; website site page web; websocket stream http; weekend saturday sunday; weekly week
weight mass; weights model parameters; win winner; winter cold; withdraw withdrawal redemption redeem; workload load
workspace canvas notebook tool; write writing draft prose text; wrong error mistake; zone heart-rate
`;

function groups(): string[][] {
  return GROUPS.trim()
    .split(/[;\n]/)
    .map((group) => group.trim().replaceAll('-', '').split(' '));
}

function readGroups(): ReadonlyMap<string, ReadonlySet<string>> {
  const kindred = new Map<string, Set<string>>();
  for (const words of groups()) {
    const terms = words.map(normalTerm);
    for (const term of terms) {
      const known = kindred.get(term) ?? new Set();
      terms.filter((other) => other !== term).forEach((other) => known.add(other));
      kindred.set(term, known);
    }
  }
  return kindred;
}

/** For each term the terms of like meaning. */
export const KINDRED_WORDS = readGroups();

/** The words of all groups, in order. */
export const KINDRED_LIST: readonly string[] = [...new Set(groups().flat())].sort();
