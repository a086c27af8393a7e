import { type Named, apart, compounds, row, tens } from './number-words.ts';
import { toOrdinal } from './english-ordinals.ts';
import type { LanguageData } from './language.ts';

const ONES = row('one two three four five six seven eight nine');
const TENS = tens('twenty thirty forty fifty sixty seventy eighty ninety');
const CARDINALS = [
  ...ONES,
  ...row('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 10),
  ...TENS,
  ...compounds(TENS, ONES, apart),
];

/* A subject and a verb: "the gate was locked", but not "the kind nobody has". */
const OWN_CLAUSE =
  "(?:the|a|an|my|our|your|every|each|all|most|many) (?:(?!(?:that|which|who|whose|where|when|how|i|you|we|they|he|she|it|nobody|not|only) )[^\\s,.;:!?]+ ){1,4}?(?:is|are|was|were|has|have|had|can|could|will|won|would|must|should|may|might|do|does|did)(?:n?'t)?(?= )|(?:i|we|you|there|nobody|everybody|everyone|people)(?:'\\p{L}+)? (?!who |that |in |at )";
/*
 * Future actions of the speaker are about the talk only if they mean telling or showing, unlike "We will cover the bed
 * with straw".
 */
const WILL =
  "(?:(?:i'm|we're|i am|we are) (?:also |just |now |first |then )*(?:going to|gonna|about to)|i'll|i will|we'll|we will|i wanna|i'd like to|i would like to) (?:also |even |just |now |then |first |briefly |quickly |naturally )*";
const YOU_WILL = "(?:you'll|you will|you're going to) (?:also )?(?:learn|see|hear)";
const TELLING =
  'discuss(?![^.?!]{0,60} with )|talk (?:briefly |now |a bit |a little )?about|walk you|show you|look at|be (?:talking|discussing|looking at|showing you)|(?:share|explain|introduce)[^.?!]{0,30} (?:examples|tips|basics|overview|outline|slides)|share with you';
const PRESENTING =
  'cover|go over|go through|walk through|get into|introduce|explain|share|start|come (?:back )?to|be (?:covering|explaining|introducing|showing)';
/** Refers to the recording, or to now. */
const SOON =
  "in (?:this|today's|the next|our next|my next) (?:video|talk|lecture|episode|session|lesson|presentation|webinar|tutorial|livestream|workshop|podcast|course|series|section|chapter|part|slide)|(?:today|tonight)(?!'s)";
const PRESENTED = `${SOON}|in (?:a|the next) (?:moment|minute|second|bit|few minutes)|in (?:a couple of|two|five) minutes|(?:next|later|later on|shortly)(?=[.,;]|$)`;
/* Words that only make sense with a picture. */
const COLOUR =
  '(?:red|blue|green|yellow|orange|purple|pink|white|black|gr[ae]y|dotted|dashed|colou?red)';
const DRAWN_THING =
  '(?:lines?|arrows?|dots?|curves?|box(?:es)?|circles?|regions?|bars?|rings?|squares?|vectors?)';
/* A black box is rarely in a picture. */
const COLOURED = `(?:the|this|that|these|those|our|my) (?!black box)${COLOUR} ${DRAWN_THING}(?=[^\\p{L}]|$)`;

/** What a question calls the sources it compares. */
const SOURCES =
  '(?:(?:all|both|any|the|these|those|my|our|other|two|three|four|five|several|of) )*(?:sources?|videos?|talks?|speakers?|recordings?|episodes?|podcasts?|interviews?|lectures?|texts?|articles?|they|them|everybody|everyone)';

export const english = {
  stopWords:
    "the a an and or but if then so of in on at to for from with without by about as into over under after before between through is are was were be been being am have has had do does did not no nor it its it's this that these those there here he she they them his her their we us our you your i me my mine who what which when where why how all any both each few more most other some such only own same than too very can could will would should may might must just also because while until up down out off again once don't doesn't didn't isn't that's you're i'm one two get got go goes make makes made like much many still even every thing things way let put take say said see now well really actually want know think going look come back never always lot three four five six seven eight nine ten first second third last next something anything nothing everything what's there's here's who's let's i'd i'll i've we'd we'll we've we're they'd they'll they've they're you'd you'll you've he's she's can't won't couldn't wouldn't shouldn't aren't wasn't weren't hasn't haven't hadn't",
  clauseWords:
    'and but because so when if then now or while after before although however since well',
  neverLast: 'the a an my your our their dr mr mrs ms prof',
  learnedEnds: 'english.learned-ends.json',
  capitalWords:
    "i i'm i've i'll i'd monday tuesday wednesday thursday friday saturday sunday january february april june july september october november december english",
  greetings:
    'hello hi hey good-morning good-afternoon good-evening welcome thank thanks subscribe goodbye bye can-everybody can-everyone can-you-hear',
  noGreetings:
    'thanks to\\b|welcome (?!to\\b|back\\b|everyone|everybody|all\\b|aboard|again|in\\b|and\\b|ladies|folks|friends|my\\b|our\\b)\\p{L}',
  abbreviations:
    'gov gen rep sen capt lt col sgt rev hon inc ltd co corp est ave blvd jan feb mar apr aug sept oct nov dec',
  negations: "not no never none nobody nothing without neither nor cannot -n't can't won't",
  denials:
    'hardly rarely seldom barely scarcely fail lack refus reject avoid unable impossib instead rather against prevent stop wrong problem difficult hard too unless unlike unlikely disagree dislike doubt oppos except only little few less away absen miss un- dis- non- in- im- ir- -less',
  oftenDenied:
    'able sure clear certain necessary enough possible feasible important useful easy good bad great well right true much many very so too really necessarily yet know understand see work exist matter care mind afford find help look seem sufficient suitable practical obvious interested satisfied aware familiar ready available worth significant reliable accurate compatible acceptable appropriate relevant convenient efficient as that cope handle match fit meet suit trust guarantee remember realize realise recognize reach solve tell happen',
  denying: {
    helpers:
      'is are was were could should would will can | did do does | has have had | may might must',
    things: 'no without nothing never',
    needs:
      'any anything anyone anymore either yet at_all enough too until much necessarily longer as',
    contrasts:
      'but however although though yet while whereas even unfortunately because since instead unless still only rather despite too concern- problem- disagree- worr- doubt- refus- reject- against difficult-',
    otherwise:
      'instead_of rather_than unable fail_to fails_to failed_to failing_to lack lacks lacked lacking refus- doubt- hardly rarely seldom barely impossible unlikely should_be_avoided must_be_avoided to_be_avoided best_avoided',
    avoids:
      'avoid avoids avoided avoiding prevent prevents prevented preventing stop stops stopped stopping',
    sides: 'if whether unless because since although though but that which who so for as',
    fillers: 'be been to have a an the',
    ends: 'but because while although though so',
    idle: 'not_necessarily no_doubt no_more_than no_less_than no_longer no_later nothing_but not_\\p{L}+er_than_\\p{N}+ no_\\p{L}+er_than_\\p{N}+ not_be_\\p{L}+er_than_\\p{N}+',
    paired: { first: 'not_only not_just not_merely', second: 'but also' },
  },
  opposites: `important essential crucial vital significant/unimportant irrelevant trivial minor; good great nice excellent/bad poor terrible awful; easy simple straightforward effortless/difficult hard tough tricky
    complicated complex; cheap inexpensive affordable low-cost/expensive costly pricey dear; big large huge great
    enormous/small little tiny; strong powerful/weak; useful helpful/useless unhelpful; new novel modern recent/old
    traditional former outdated; young younger youth/old elderly older; same similar identical alike equal/different
    distinct differ; agree agreed consensus/disagree disagreed; accept accepted approve approved/reject rejected
    refuse refused decline; like liked love loved enjoy prefer/dislike disliked hate hated; possible
    feasible/impossible unfeasible infeasible; successful success succeed/unsuccessful failure fail failed; clear
    obvious/unclear vague confusing ambiguous; satisfied happy pleased content/dissatisfied unsatisfied unhappy
    disappointed; public/private; soft spongy/hard firm stiff; bright light/dark dim; heavy/light lightweight; long
    lengthy/short brief; fast quick rapid/slow; allow allowed permit permitted/forbid forbidden prohibit prohibited
    ban banned; support supported favour favor/oppose opposed against; positive/negative; enough sufficient
    adequate/insufficient inadequate lacking; safe/dangerous unsafe risky hazardous; necessary needed
    required/unnecessary needless superfluous; well/badly poorly; open/closed shut; advantage benefit pro/disadvantage
    drawback downside con; full/empty; rich wealthy/poor; wide broad/narrow; hot warm warmer/cold cool colder cooler;
    wet moist damp/dry; sunny sun/shady shade; near close/far distant; thick/thin; deep/shallow; tall/short;
    loud/quiet silent; clean/dirty; true correct right/false wrong incorrect; remember/forget forgot; teach/learn;
    ancient/modern; rural/urban; natural/artificial synthetic; male man/female woman; parent/child;
    optimistic/pessimistic; confident sure certain/doubtful unsure uncertain; common usual frequent often/rare unusual
    rarely seldom; active/passive; alive/dead; awake/asleep; attractive beautiful pretty/ugly unattractive;
    comfortable/uncomfortable; convenient/inconvenient; efficient/inefficient; effective/ineffective;
    familiar/unfamiliar; fair/unfair; flexible/rigid inflexible; formal/informal; honest/dishonest; legal/illegal;
    mature/immature; patient/impatient; perfect/imperfect flawed; polite/rude; popular/unpopular;
    practical/impractical; real/fake; reasonable/unreasonable; reliable/unreliable; responsible/irresponsible;
    smooth/rough; stable/unstable; temporary/permanent; tight/loose; visible/invisible; voluntary/compulsory mandatory
    obligatory`,
  directions: `better/worse; best/worst; bigger larger greater/smaller littler; longer/shorter; faster quicker/slower; include included
    including contain/exclude excluded omit omitted; first initial/last final; more additional extra/less fewer;
    increase increased increasing grow grew growing growth rise rose rising raise raised raising/decrease decreased
    decreasing decline declined fall fell falling drop dropped reduce reduced reducing reduction lower lowered
    lowering shrink; higher/lower; high/low; up upward/down downward; above over/below under beneath; before/after;
    prior earlier previous previously/later subsequent subsequently; maximum most/minimum least; improve improved
    improving improvement enhance/worsen worsened worsening deteriorate harm; gain gained win won/lose lost loss;
    start started begin began beginning/end ended finish finished stop stopped ending; add added adding/remove removed
    removing delete drop; many numerous lots/few; strengthen strengthened/weaken weakened; early/late; always/never;
    all every everyone/none nobody; top upper/bottom lower; front/back rear; left/right; inside indoor
    internal/outside outdoor external; buy bought purchase/sell sold; borrow/lend; push/pull; win/lose; attack/defend;
    create build built/destroy destroyed; import/export; expand expanded/contract shrink shrank; accelerate/slow;
    arrive/leave depart; give gave/take took; send sent/receive received; day/night; summer/winter; spring/autumn
    fall; morning/evening; north/south; east/west; majority/minority; profit/loss; cause/prevent;
    encourage/discourage; continue continued/stop stopped halt; keep kept/discard drop`,
  seldomOpposites: `badly poorly unhelpful useless unimportant irrelevant trivial disagree disagreed reject rejected refuse
    refused decline declined dislike disliked hate hated unfeasible infeasible impossible unsuccessful vague ambiguous
    dissatisfied unsatisfied unhappy disappointed forbid forbidden prohibit prohibited ban banned oppose opposed exclude
    excluded omit omitted insufficient inadequate lacking unsafe hazardous dangerous unnecessary needless superfluous
    disadvantage drawback downside worsen worsened worsening worst deteriorate harm weaken weakened decrease decreased
    decreasing remove removed removing delete lowered lowering shrink shrank invisible unstable inconvenient inefficient
    ineffective unfamiliar unfair inflexible rigid dishonest illegal immature impatient imperfect flawed impolite rude
    unpopular impractical fake unreasonable unreliable irresponsible unattractive ugly uncomfortable discourage pessimistic
    doubtful seldom rarely terrible awful |
    bad worse less least few fewer failure failed fail weak narrow negative closed empty loss lose minimum minority
    low slow slower small smaller short shorter cheap expensive rare unusual hard difficult complicated old older poor
    below under earlier shallow thin quiet dirty sell lend attack destroy destroyed`,
  generalities:
    'stud/research/experiment:studies_show studies_have_shown studies_suggest research_shows research_has_shown research_suggests; expert/specialist/scientist:experts_say experts_agree experts_recommend scientists_say scientists_agree scientists_believe; most/mostly/majority/usual/typical/general/common/many:most_people most_of_us most_\\p{L}+_agree most_\\p{L}+_say most_\\p{L}+_think most_\\p{L}+_believe most_\\p{L}+_recommend; everyone/everybody/all/nobody:everyone_knows everybody_knows everyone_agrees; known/know:it_is_well_known it_is_widely_known; stud/research/statistic/survey/data/figure:statistics_show data_shows surveys_show',
  smallTalk:
    'tell bit little please share sharing love part story great good nice point wow thought sound thank explain hear listen interest fascinat amaz wonderful right sure yes yeah okay exact absolut indeed question answer mean word moment again today everyone show episode talk hold wait glad happy understand curious idea agree true wonder elaborat',
  reportWords:
    'however therefore moreover furthermore meanwhile nevertheless additionally consequently besides afterwards eventually finally firstly secondly thirdly lastly unfortunately fortunately respectively accordingly overall introduce introduced remind reminded respond responded reply replied answer answered argue argued add added continue continued begin began emphasize emphasized stress stressed note noted claim claimed acknowledge acknowledged express expressed present presented delve delved brief briefly previous next detail details question questions comment comments commented remark remarks remarked clarify clarified inquire inquired inquiry respond responds',
  naming: {
    articles: 'the',
    sources: 'according_to',
    doers: 'by',
    excepted: 'except except_for apart_from other_than besides without',
    joins: 'and or as as_well_as',
    addressed:
      'to with from for of than about between at on asked told thanked let invited reminded helped answered interrupted informed questioned',
    works:
      'idea ideas suggestion suggestions proposal proposals opinion view views choice choices decision decisions argument arguments point points presentation research report question questions answer answers plan plans preference preferences concern concerns explanation recommendation claim remark remarks comment comments words',
    replies:
      'agree agrees agreed disagree disagrees disagreed accept accepts accepted approve approves approved approved_of confirm confirms confirmed reject rejects rejected oppose opposes opposed dismissed appreciated welcomed praised turned_down was_assigned was_asked was_told was_invited was_responsible was_required was_expected was_supposed was_in_charge were_assigned were_asked were_told were_invited were_responsible were_required were_expected were_supposed were_in_charge is_responsible is_required is_expected is_supposed is_in_charge are_responsible are_expected are_supposed would_be_responsible will_be_responsible will_be_asked would_be_asked',
    adverbs: 'also then finally all both partly fully totally strongly',
  },
  askWords:
    'summarize summarise summary discuss discusses discussed discussing discussion discussions talk talked talking think thinks thought thoughts opinion opinions say says said mention mentions mentioned explain explains explained meeting meetings group team decide decided decision decisions conclusion conclude suggest suggested suggestion suggestions describe described introduce introduction reason reasons main point points idea ideas view views agree agreed agreement propose proposed believe believed state stated information topic topics issue issues consider considered presentation presentations attitude feel felt want wanted recommend recommended regarding concerning related regards towards toward ask asked members video episode podcast speaker speakers speech explain tell',
  onceOnly: {
    said: '(?:was|were) (?:\\p{L}+ly )?(?:born|founded|built|finished|completed|established|invented|discovered|published|signed|abolished|inaugurated|opened|destroyed|demolished|ratified|patented|assassinated|executed)|died|dates (?:from|back to)|came into (?:force|effect)',
    auxiliary: 'was|were|is|are|has|have|had|did',
  },
  figures: {
    money:
      'how much (?:money|(?:is|are|was|were|(?:do|does|did|will|would|should) (?:\\p{L}+ ){1,6}(?:costs?|pay|earn|charge|spend)))|what (?:do|does|did|will|would) (?:[\\p{L}-]+ ){1,8}costs?|what (?:is|are|was|were) the (?:[\\p{L}-]+ )?(?:price|cost|fee|rent|salary)',
    time: 'how long|how much time',
    date: 'when (?:do|does|did|is|are|was|were|will|should|can|has|have|must)|(?:what|which|in what|in which) (?:year|month|day|date|weekday|time)',
    amount:
      'how (?:much|many|often|far|old|big|tall|deep|high|heavy|hot|cold|wide|large|fast|warm)|(?:what|which) (?:temperature|percentage|share|amount|number|size|weight|distance|dose)',
  },
  askingOn: {
    why: "(?:and |but )?why(?: not| so| is that| that)?|how come|what for|what(?:'s| is| was) the reason(?: for that)?",
    next: "(?:and )?then(?: what)?|(?:and )?what(?:'s)? next|and next|and after(?: that)?|and what then|(?:and )?what (?:happens|happened|comes|came) (?:next|then|after(?: that)?)|(?:and )?what else(?: (?:did|does|do) (?:they|he|she|you|it) say)?|anything else|go on|tell me more",
    because:
      "because|(?:that|this|it)(?:'s| is| was) because|the reason(?: for (?:that|this|it))? is",
    otherwise: 'otherwise|to avoid that',
  },
  comparing: {
    differ: `${SOURCES} (?:(?:all|ever|really|actually|agree and|agree or) )*(?:disagree|differ|diverge|contradict(?: each other| one another)?|say (?:something )?different(?:ly| things)?)(?: from each other| with each other)?|(?:differences?|disagreements?|contradictions?|discrepanc(?:y|ies)) (?:are there )?(?:between|among|across|in) ${SOURCES}|(?:any|which|what|the) (?:contradictions|disagreements|discrepancies)`,
    agree: `(?<!did )(?:${SOURCES}) (?:all )?(?:agree(?! to )|have in common|say the same(?: things?)?)|(?:agreements?|similarities|common ground) (?:are there |is there )?(?:between|among|across) ${SOURCES}`,
    not: "\\p{L}+n['’]t|not|never|nowhere",
    sources:
      '(?:sources?|videos?|talks?|speakers?|recordings?|episodes?|podcasts?|interviews?|lectures?|texts?|articles?)|^(?:(?:so|and|but) )?(?:where|what|do)(?: do)? they (?:all )?(?:disagree|differ|agree) (?:about|on|over)',
    aside:
      'exactly|precisely|actually|really|key|main|major|biggest|important|most|list|find|show|tell|give|name|me|us|please|every|each|all|any|places?|points?|parts?|ways?|numbers?|figures?|facts?|dates?|details?|topics?|subjects?|things?|sources?|videos?|talks?|recordings?|episodes?',
  },
  plainWords:
    'detail details advantage advantages disadvantage disadvantages problem problems difficulty difficulties status current currently future progress update updates overview content contents role kind kinds type types new final finally important importance general generally specific different difference use used using change changes result results example examples part parts thing things way ways question questions answer answers solution solutions challenge challenges raise raised need needed include included purpose goal goals concern concerns aspect aspects participants happen happened look looking looked get getting got make making made give gives given reach reached face faced mean means meant encounter encountered associated due entail help helps good',
  spelledNumbers: {
    small: new Map([
      ...row(
        'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
        0,
      ),
      ...TENS,
      ...row('once/first twice/second third'),
      ['half', 0.5],
      ['dozen', 12],
    ]),
    scales: new Map([
      ['hundred', 100],
      ['thousand', 1000],
      ['million', 1e6],
      ['billion', 1e9],
    ]),
  },
  measures:
    'metre/metres=meter centimetre/centimetres=centimeter millimetre/millimetres=millimeter kilometre/kilometres=kilometer litre/litres=liter millilitre/millilitres=milliliter per_cent=percent percentage_points/percentage_point=points gig/gigs=gigabyte meg/megs=megabyte secs/sec=second mins=minute hrs/hr=hour wks=week kilo/kilos=kilogram tonne/tonnes/ton/tons=tonnes hertz/hz=hertz kilohertz/khz=kilohertz megahertz/mhz=megahertz volt/volts=volts watt/watts=watts quid=GBP buck/bucks=USD cent/cents=cents fortnight/fortnights=fortnight decade/decades=decade century/centuries=century',
  relativeTimes:
    '(?:last|next|past|previous|coming|this) \\p{L}+|current(?:ly)?|recent(?:ly)?|lately|nowadays|tonight|ago|so far|to date|at the moment|at present|these days',
  tokens: [0.209, 1.16],
  remarks:
    'note notes notice nb ps fyi re attention warning caution important tip tips hint example step question answer problem solution result conclusion summary recap overview source translation subtitles captions chapter part section title subject rule reason fact myth truth update remember lesson option method level phase stage day week page verse figure table module episode topic agenda credits lyrics date time place price goal exercise task bonus spoiler disclaimer quote pros cons first second third finally however therefore also yes',
  habits:
    'quotation marks are “ ”, British or American spelling as the source has it, never both. Contractions are welcome. No dash where a comma or a full stop does.',
  vagueQualities:
    'single given opposite individual simple main big small little large tiny huge clear natural ordinary certain several entire whole own real quick nice great best better hard easy long short high higher low lower strong multiple similar typical usual common basic full total first last next right left other same new good final current future important general specific different used using making getting needed',
  vagueWords:
    'bit lot side place point points people person case cases time times day days number numbers kind sort stuff list idea ideas work works working job end start course fact version order level amount piece fit hundreds thousands millions project projects plan plans way ways thing things example examples question questions answer answers result results reason reasons step steps part parts today tomorrow yesterday',
  determiners:
    'the a an my your our his her its their this that these those of in with from for about between into no every each which another more',
  speech: {
    turns: `but(?= (?:${OWN_CLAUSE}))`,
    closes: 'finally|lastly|last but not least|last of all',
    links: String.raw`and but so(?!\s+(?:that(?=\s)|far|much|many|long|few|as)\b) or because okay ok yeah yep alright oh ah well`,
    leans: String.raw`not(?!\s+(?:all|every|everyone|everybody|everything|many|much|only|long)\b) he she it they him his her its their it's(?!\s+been\s+(?:\S+\s+){1,3}(?:years?|months?|weeks?|days?)\s+since\b) he's she's they're they've they'd it'd it'll that's this that these those then therefore however thus hence meanwhile instead yet also too besides anyway plus which such another others neither both afterwards again still nor otherwise the-first-is the-second-is the-third-is the-first-one the-second-one the-third-one the-other the-others all-of-the-other all-the-other the-rest-of(?=\s+(?:it|them|these|those)\b) the-same the-latter the-former one-of-them some-of-them most-of-them none-of-them for-example for-instance after-that since-then because-of-that as-a-result in-that in-this like-that with-that with-this by-then at-that from-that of-that for-that for-this despite-this despite-that even-then even-so so-that so-as so-much so-many for-these for-those at-this the-first-are the-second-are to-this to-that on-this on-that about-that about-this by-this by-that of-this of-these of-those in-these in-those with-these with-those from-this a-further one-more the-next only-then one-for one-is mine any-[a-z]+er something-that the-part-that the-kind-that the-one-that the-ones-that even-still notice-how notice-also notice-again one[,:] specifically(?=,) what-we're-saying what-i'm-saying what-we're-basically-saying what-i'm-basically-saying in-addition-to-[a-z]+ing unlike-[^,]{2,40},\s+(?:[a-z]+\s+){0,3}(?:it|they|them) similarly likewise conversely nevertheless nonetheless after-all(?=,) to-do-so to-do-that to-do-this in-contrast by-contrast contrast-this contrast-that on-the-other-hand on-top-of-(?:that|this|it) in-other-words from-there rather(?=,) (?:even-)?more-(?:broadly|generally|specifically|precisely|narrowly|formally|subtly|concretely)(?=,) in-particular(?=,) best-of-all(?=,) worst-of-all(?=,) either-way(?=,) in-turn(?=,) as-such(?=,) at-the-same-time(?=,) to-that-end having-said-that in-any-case in-either-case of-course-(?:that|which)(?=\s) in-such in-the-same-way the-(?:result|outcome)-(?:is|was) the-(?:effect|difference)-(?:is|was)-that the-difference-here the-[a-z]+-ones?(?=\s+(?:is|was|are|were|next|immediately|above|below)\b) if-that-(?:were|was|is) if-this-(?:were|was|is) in-our-(?:[a-z]+\s+)?(?:example|case|expression|equation|scene|diagram|picture|setup|analogy) in-the-(?:first|second|third|last|previous|latter|former)-(?:example|case)`,
    leansLike: '(?:i|we|you|they) even(?= (?!if|though|when)[a-z])',
    self: "i me my mine i'm i've i'd i'll we us our we're we've we'll",
    hesitations: 'um uh er erm uhm hmm mm mhm',
    asides:
      'in fact|as i said|as i said before|as i said earlier|as i mentioned|as i mentioned before|as i mentioned earlier|like i said|like i mentioned|as mentioned|as mentioned before|as mentioned earlier|as we discussed|as we saw|of course|finally|lastly|last but not least|as you can see|uh-huh|you know|i mean|well|okay|ok|right|yeah|yep|so|like|sort of|kind of|basically|anyway|actually|now|sure|oh|ah|see|look|alright|all right|hey|no|yes|great|perfect|awesome|cool',
    neverEnd: 'the an and but if or my our your their',
    pronouns:
      "it its they them their they're they've they'd they'll he him his he's he'd she her she's she'd",
    prepositions:
      'in for at on with by from to of under over during near inside outside below above within after before',
    promises:
      "(?:people|folks|somebody|someone|clients|customers) (?:will|might|may|often|always|sometimes) (?:\\p{L}+ )?(?:ask|object|protest|push back|put up (?:\\p{L}+ ){0,3}(?:protest|fight))(?: \\p{L}+){0,4}|some (?:quick|simple|more|other|final|general|basic|practical|useful) (?:guidelines|tips|examples|rules|reasons|lessons|principles)(?: \\p{L}+){0,8}|(?:you|some|viewers|the astute|among you) (?:might|may|could|probably) (?:now |then |also )?(?:ask|wonder|be wondering|be asking|be curious)[^;:]{0,160}|here,? (?:my friends?,? |then,? )?is the (?:magic|trick|catch|key|magic trick|clever part)|(?:we can|let's|let us|we'll|i'll|i can) take (?:one more|another|an?|this|one) example|(?:boils?|boiled|comes?|came) down to (?:a|an|one|two|three|this)[^,;:]{0,120}|(?:a couple of|a few|several|two|three|four|five|six|multiple) (?:\\w+,? ){0,3}(?:reasons|things|ways|benefits|steps|parts|kinds|types|elements|options|rules|questions|problems|mistakes|layers|shifts|programs|goals|guidelines|examples|principles|lessons|tips|factors|categories|stages|phases|pieces|components|dimensions|details|approaches|strategies|methods|techniques)(?:(?: (?!(?:and|but|because|so|which)\\b)[^\\s,;:]+){0,5}| (?:to|that|you|we|i)(?: (?!(?:and|but|because|so|which)\\b)[^\\s,;:]+){0,11})|(?:set|give you|provide|add) (?:you )?(?:some|the|a (?:little|bit of)|a little bit of) (?:\\w+ )?(?:context|background)(?: (?:for|to) \\w+)?|(?<=^(?:\\w+,? )?)let me (?:show|tell|give|explain|read|share)[^,;:]{0,120}|(?:going to|gonna|i'll|we'll|i will|we will|want to) (?:show|give|tell|teach) you[^,;:]{0,120}|(?:like|is|was|does|say|says|said|do) this|as follows|the following|guess what|there(?:'s| is) (?:a|an|one|another|still an?|still one)(?: \\w+){0,3} (?:issue|problem|catch|question|challenge|twist|exception)|here(?:'s| is| are) (?:the|a|an|my|our|some|what|how|why)[^,;:]{0,120}|(?:answer|reason|solution|trick|idea|rule|recipe|principle) is (?:\\w+ )?simple",
    points:
      "(?:one|two|three|other|many|more) such|from here(?! (?:to|on))|in the (?:first|second|third|previous|last) (?:example|case)(?=[.,;])|this(?! (?:year|week|month|morning|evening|afternoon|summer|winter|spring|autumn|century|decade|world|country|talk|video|episode|book|is (?:how|why) you)\\b)|these(?! days)|those(?! (?:who|of (?:you|us)|that|which|with|people|whose)\\b)|(?:of|in|on|at|by|with|from|for|about|to|like|than|through|behind|into|inside|based on) that(?! (?:the|a|an|we|you|i|they|he|she|it|there|one|day)\\b)|(?:do|does|did|done|doing) that\\b|(?:along|across|between) that(?= \\p{L})|that (?:same|particular|first|second|third|last)(?= (?!(?:of|i|you|we|they|he|she|it|the) )\\p{L})|that \\w+(?=[.,;]|$)|that(?=\\?)|(?:i|we|you|they|he|she)(?:'ll| will| would| can)? then\\b|that's (?:what|why|how|where|when)|again(?! and again)\\b|also\\b|even still|(?<!one [^.]{0,80})the other (?!day\\b|night|week|morning|evening|hand\\b|side|way\\b|end\\b|people|person|world|direction)\\p{L}+|(?:point|thing|message|idea|question|pattern|result) here\\b|right here|as (?:stated|i said|i mentioned|mentioned|we saw|discussed)|earlier\\b|i(?:'ve| have) just (?:told|shown|said|mentioned|described|explained)|(?:of|all|both) them\\b",
    topicCues:
      "(?:today|tonight|in this (?:video|talk|lecture|episode)|this (?:video|talk|lecture|episode) is)[^.?!,]{0,40}? about|(?:want to|going to|like to|'ll|let's) talk (?:to you )?about|today (?:i'm|we're|i am|we are) (?:making|building|looking at|cooking|fixing|repairing)|today we (?:turn to|look at|make|build)|(?:this is|here is|here's)(?= (?:the|my|our) new )|(?:show you|explain|teach you)(?= how )",
    housekeeping:
      "(?:in|from) (?:this|today's|the next|my last|our last|the last) (?:video|episode|lecture|session|lesson|presentation|webinar|tutorial|livestream|workshop|slide)|before (?:we|i) (?:start|begin|get started|get into|move on|wrap up|continue|jump in|dive in|close)|let's (?:get started|move on|dive in|dive deeper|jump in|jump right|get into it|get right into)|any (?:other |more )?questions|next item|item [0-9]+|items? (?:one|two|three|four|five) on|on the (?:agenda|exam|midterm|next slide)|(?:previous|next|last) slide|your homework|(?:please )?read (?:chapters?|pages?)|apologies for absence|declarations? of interest|do (?:the )?exercises|next (?:lecture|episode|video)|next time we|see you (?:next|in|on|soon|later|all)|in the (?:description|comments)|(?:comments|link|links) below|the minutes (?:from|of)|(?:this|the) meeting is|take a (?:short )?break|time for (?:lunch|a break)|that's (?:it|all) for (?:today|me|now)|share my screen|see my screen|on (?:the|your|my|this) screen|next week (?:i'll|we'll|i will|we will)|see you then|time for (?:a few|some|one or two|two or three) (?:more )?questions|(?:another|next|one more) question (?:here|is|from|comes)|take (?:one|a|another|the next|the last|some|a few) (?:more )?questions?|(?:i|we|i'll|we'll|let's|can|going to|gonna) take (?:two|three|four|five) (?:more )?questions|(?:i'm|we're|i am|we are) (?:going to|gonna) (?:show|teach|share with) you|in the (?:chat|q&a)(?: box)?(?=[.,!?]|$)|could you please (?:elaborate|repeat)|this recording will be|(?<=^(?:\\p{L}+,? )?)(?:on|over|back) to you(?=[.,!?]|$)|hand (?:it|this) over to|(?:i'll|i will|let me) hand over to|take over from here|(?:i've|i have) (?:hopefully )?convinced you|give me (?:just )?a (?:moment|second|minute)|open (?:to|for|up for) (?:our |your |the |any )?(?:ama|questions|q&a)|(?:i|we)(?:'ve)? just (?:showed|shown) you|you can see how not only did (?:i|we)|moving (?:right )?(?:along|on)(?=[.,])|real quick(?=[.,;!?]|$)|quick side note|side note|pause and ponder|i'll leave (?:up|it up)|thumbs up|hit the bell|catch you in|if you (?:have |haven't )?(?:missed|seen) (?:my|that|our)|(?:watch|look at|see|missed) (?:this|that|my|our) (?:other |previous |last |latest |earlier |all important )?(?:video|episode)|let me know (?:your|what you|in the|if you)|let us know (?:your|what you|in the|if you)|for the (?:rest|remainder) of (?:the|this) (?:video|talk|lesson|session|episode)|throughout (?:this|the) (?:video|lesson|lecture)|outline for what follows|for those of you who (?:may|might|don't|do not|have not|haven't) know me|what (?:you're going to|you'll) (?:learn|see)(?=[.:]| (?:today|next|in this|in the next))|you'll (?:also )?learn (?:about|how to)|for joining us|for tuning in|(?:gone|going|go|run|running|ran) over (?:my|our) time|(?:running|run) out of time(?=[.,!?]|$)|record(?:ing)? this (?:talk|video|lecture|episode|lesson)|(?:i've|we've|i have|we have) repeatedly (?:referenced|mentioned|said)|(?:beyond|outside) the scope of (?:this|an already long) (?:talk|video|lecture|episode|lesson)|i'll be your host|as i said (?:earlier|before)(?=[.])",
    agenda: `(?:we'll|i'll|let's|we will|i will) (?:\\p{L}+ly )?(?:start|begin) (?:\\p{L}+ly |off |out |here )?with the (?:first|second|third|simplest|easiest|basics)|let's (?:now |also |briefly |quickly |first |just )*(?:go over|go through|walk through|break down|dig into|dive into|get into|talk (?:briefly |now )?about|take (?:a|an) (?:quick |closer |brief |in-depth |deeper )?look|look at some|recap|do a (?:quick |brief |short )?recap|turn to|move to|move on|dive deeper|jump)|${WILL}(?:${TELLING})|${WILL}(?:${PRESENTING})(?=[^.?!]{0,200} (?:${PRESENTED}))|(?:${SOON})[^.?!]{0,20}? ${WILL}(?:${PRESENTING})|${YOU_WILL}(?=[^.?!]{0,200} (?:in a moment|${SOON}))|(?:${SOON})[^.?!]{0,20}? ${YOU_WILL}|(?:you'll|you will|you're going to) (?:also )?learn (?:about|how to)|(?<!that |which |what |where )you can see (?:here|some|a few|several|an example here|on the screen|in this (?:case|example|picture|slide|graph|chart|image)|that in this|how in this)|here you (?:can )?see (?:some|a few|several|an example|that in this|how in this|my|our)|you can see how (?:i|we)\\b|notice (?:also )?(?:that|how) i\\b|i want to (?:talk (?:to you )?about|show you(?! (?:that|how|what|where|why)\\b))|the basic outline|with that,? (?:we|i|let)|we were (?:just )?looking at`,
    shown: `${COLOURED} (?:is|are|shows?|means?|represents?|indicates?|stands? for)(?! for)|here (?:you|we|i) (?:can |could )?(?:also )?see(?! (?:why|how|that|what|who))|here (?:you're|you are) (?:seeing|looking)|(?:i'm|we're|i am|we are) showing (?:you|here|right here)(?! (?:how|that|why|what))|here (?:i'm|we're|i am|we are) (?:showing|plotting|drawing|shining|looking)|(?:shown|drawn|pictured|plotted|depicted|labell?ed|highlighted|illustrated) (?:right |down |up |over )?(?:here|below|above|in ${COLOUR}|on the (?:left|right|screen|slide|bottom|top))|as (?:shown|drawn|pictured|depicted|illustrated)(?=[.,])|(?:in|on) (?:the|this|that|my) (?:figure|diagram|animation|slide|illustration)(?!s)|(?:this|these) (?:\\p{L}+ ){0,2}(?:right|over|down|up) here|(?:these|the last|the next|the first) (?:last |first |next )?(?:\\p{L}+ )?bullets?(?: points?)?(?=[.,;]|$)|${COLOUR} for [^,.]{3,30}, (?:and )?${COLOUR} for|which (?:i'll|i will|i've|i have) (?:label|draw|colou?r|highlight|plot|mark)(?:n|l?ed)?`,
    drawn: `${COLOURED}|(?:over|up|down|right) here|on the (?:left|right)(?=[ .,])(?! (?:track|path|foot))|(?:this|that|these|those) (?:little |big |small |dark |bright |last |first |two |three ){0,3}(?:rings?|arrows?|dots?|spots?|curves?|axis|circles?|triangles?|rectangles?|diagonals?|rows?|columns?)(?=[^\\p{L}]|$)|in (?:the|this) simulation|notice how|[b-hj-z] (?:times|plus|minus|squared|equals)(?= )`,
    introduces:
      "(?<=^(?:\\p{L}+,? )?)(?!everyone|everybody|people|folks|all|those|some|many|most|we|you)\\p{L}+ here from(?= )|my name(?:'s| is)|my work has (?:also )?(?:been|appeared)|(?:have|has|had|'ve) (?:also )?been featured (?:by|in|on)|i(?:'m| am) (?:the|a|an) (?:\\p{L}+ ){0,3}(?:founder|co-founder|ceo|cto|host|author|director|professor|engineer|developer|writer|designer|consultant|coach|researcher|manager|freelancer|journalist|student|instructor)(?=[^\\p{L}]|$)|i (?:also )?(?:have|run|write|host|own) (?:a|an|my own) (?:\\p{L}+ ){0,3}(?:blog|channel|podcast|newsletter|website|course|company|agency|studio)(?=[^\\p{L}]|$)|i(?:'ve| have) (?:personally )?(?:earned|sold|published)|i don't say (?:that|this) to brag|i(?: currently)? work (?:at|as) (?!night|home|if|though|one|long|late|best|well)|a (?:bit|little)(?: bit)? about (?:me|myself)|about myself",
    recalls:
      "(?<=^(?:(?:now|so|and|but|okay),? )?)think back to (?:the (?:very )?(?:start|beginning)|(?:when|what|how) (?:i|we))|remember when (?:i|we) (?:said|showed|talked|mentioned|asked)|(?:after all|remember|recall),? (?:that )?we saw (?:how|that|earlier|before)|(?:which|that|as|what) (?:i|we|you)(?:'ve|'d| have| had| was| were)? (?:just |already |briefly )?(?:discussed|talked about|mentioned|covered|described|explained|introduced|showed you|shown you|showing you|told you about|looked at|saw|seen) (?:(?:[a-z]+ ){0,3})?(?:earlier(?! than)|previously|a (?:moment|minute|second|while) ago|at the (?:start|beginning|outset)|in the (?:last|previous) (?:video|part|section|lecture|chapter|episode))|(?:i|we)(?:'ve|'d| have| had| was| were)? (?:just |already |briefly )?(?:discussed|talked about|mentioned|covered|described|explained|introduced|showed you|shown you|showing you|told you about) (?:(?:[a-z]+ ){0,3})?(?:earlier|previously|a (?:moment|minute|second|while) ago|at the (?:start|beginning|outset)|in the (?:last|previous) (?:video|part|section|lecture|chapter|episode))(?=[.,;!?]|$)|(?:i'm|we're|i am|we are) (?:going to|gonna|about to) (?:show|teach|share with) you|(?:i|we)(?:'ll| will) (?:show|teach) you (?:later|in a (?:moment|minute|second|bit|few minutes))|(?:i|we) want to show you in",
    adds: "finally|(?:more |most )?importantly|lastly|last but not least|also|another|in addition|furthermore|moreover|plus|on top of (?:that|this|it)|the (?:other|last|final|next) (?:one|thing|reason|way|step|benefit|point|option|rule|tip)|(?:it|this|that|they|you|we|he|she)(?:'ll| will| can)? also",
    coins:
      "(?:i|we|you|they|people|i'll|we'll|going to|gonna|can|could|might|often|usually|sometimes) call (?:this|that|it|them|these|those)(?: (?:process|approach|technique|method|idea|phenomenon|system|pattern|effect|strategy))?",
    sums: "if you (?:only )?take one thing|if you remember one|the simplest way to (?:say|put) it|put simply|the solution is|if i (?:could|can|must|had to|have to) (?:only |just )?(?!change|do|undo|fix|ask)(?:\\p{L}+ ){1,4}?(?:one|a single) (?:sentence|thing|lesson|rule|piece of advice)|in one sentence|in a single sentence|in a sentence|in a word|in short|in a nutshell|to sum up|bottom line|the point is|my point is|the whole point|the takeaway|the main thing(?!s)|the most important thing(?!s)|what matters most|matters more than anything|if you remember one thing|(?<!i )remember one thing|one thing to remember|what i want you to remember|remember this|here's the thing|here is the thing|long story short|the main message|the big idea|the main idea|boils down to|comes down to|in summary|to summarise|to summarize|in conclusion|in essence|all in all|the upshot",
    stresses:
      "remember(?! to )|the key|the secret|the truth is|the lesson|the mistake|the solution|the answer is|the rule|a rule|the trick|the problem is|the reason|what i learned|what matters|(?:most|very|really|super|extremely|incredibly|is|are|was|it's|that's) important|importantly|important (?:to|that|thing|point|lesson|rule|part|question|step|reason)|never forget|don't forget|above all|the real",
    ahead:
      "let's look at|let's talk about|let's start with|now the [a-z]+(?=[.])|here is where|here's where|here is how|here's how|here is what|here's what|here is why|here's why|there are two|there are three|there are four|two things|three things|the following|two reasons|three reasons|people say|people think|people believe|some people|many people|most people think|some customers|it is often|it's often|they say|everyone says|everybody says|you often hear|the myth",
    behind:
      "remember that|everything else follows|follows from that|that is the point|that's the point|that's the whole|that is the whole|that was the whole|that was her whole|that was his whole|that is what i want you to|that's what i want you to|keep that in mind|never forget that|that is what it comes down to",
  },
  voiceSample: 'This is how I sound when I read your script. Shall we begin?',
  phrases: {
    takeaways: 'Key takeaways',
    faq: 'Frequently asked questions',
    conclusion: 'Conclusion',
    differ: 'Where they differ',
    about: 'What do they mean by “{topic}”?',
    greeting: 'Hello,',
    moments: 'Moments worth watching',
    signoff: 'Thank you for reading. Until next time.',
    welcome: 'Welcome. Today: “{title}”.',
    farewell: 'Thank you for listening. Until next time.',
    asks: ['Tell us more about that.', 'What else matters here?', 'And what comes next?'],
    host: 'Host',
    cohost: 'Co-host',
    says: ['The speaker says:', 'In the speaker’s words:', 'The speaker goes on:'],
    reader: 'Reader',
    chapters: 'Chapters',
    subjectLine: 'Subject line:',
    otherSubjectLine: 'Another subject line:',
    preheader: 'Preheader:',
  },
  bounds: {
    most: 'at_most no_more_than not_more_than less_than fewer_than under below a_maximum_of at_the_most',
    least: 'at_least no_less_than not_less_than no_fewer_than more_than over above a_minimum_of',
    mostAfter: 'at_most at_the_most or_less or_fewer or_under maximum',
    leastAfter: 'or_more or_over minimum at_least',
    places: 'under below over above',
  },
  numbers: {
    minute: 'minutes?|mins?',
    second: 'seconds?|secs?',
    hour: 'hours?|hrs?',
    cardinals: () => [...row('a/an'), ...CARDINALS],
    ordinals: () => CARDINALS.map(([words, value]): Named => [toOrdinal(words), value]),
    half: 'and (?:a|one) half',
  },
  times: {
    beforeMinute: 'at|around|about|by|near|from|in',
    article: 'the',
    beforeClock: 'at|timestamp|time code|timecode|in|around|about|from|to|until|till|by',
    beforeLength: 'in|around|about|from|to|until|by',
    each: 'every|each|per|a|one|last',
    ordinalSuffix: 'st|nd|rd|th',
    at: 'at(?:\\s(?:about|around|the))?',
    lengthVerbs: 'stands?|stood|set|kept|capped|limited|clocked|timed|averages?|averaged',
    measuredBy:
      'per|each|an?|from|away|of|or|before|after|to|until|past|left|long|flat|later|ago|apart|and\\s\\p{L}+ing',
    ratio: 'ratio|scale|odds|proportions?|mix',
    from: 'between',
    until: 'to|and|until|till',
    label: 'number|no\\.',
    hourSign: 'h|hr',
    minuteSign: 'm|min|mins',
    secondSign: 's|sec|secs',
    oclock: '[ap]\\.?m',
    measures: 'per\\s?cent|billion|point|pound|times|inch|feet|foot|stars|dollar',
  },
} satisfies LanguageData;
