import {normalTerm} from './normalTerm';

// cspell:ignore realise recognise

/**
 * Words of everyday English that belong to no field. That they are rare in the posts, or missing, says
 * little of what a question is about.
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  (
    'able absolute accept accident accidental accurate achieve across act action active actual ' +
    'add admit affect afford afraid after against age aggressive ago agree ahead allow alone ' +
    'along although amazing among amount apart appear apply approach appropriate area argue ' +
    'around arrive aside assume attempt avoid aware awful background base basic basis bear beat ' +
    'beautiful become beginner beginning believable believe belong beside bet beyond bit boring ' +
    'bother bottom break brief bright broad bump busy calculate calm capable careful carry catch ' +
    'cause center chance change chase check choice choose circumstance claim clear clever close ' +
    'collect combine comfortable command comment common compete complain complete complex ' +
    'complicated concern confess confident confuse confusing congratulate connect consequence ' +
    'conservative constant contain continue control convince cooperate cope copy correct couple ' +
    'cover crazy create critical criticize crucial curious current danger dangerous dare dark ' +
    'dead debate decade decent decide decision deep deliver demand deny deserve despite destroy ' +
    'determine develop die dig direct direction dirty disappear disappoint discourage discover ' +
    'discuss dislike distant divide dominate double doubt downside dozen draw drawback dream ' +
    'drive drop due dull dumb early earn edge effect effective efficient effort else emphasize ' +
    'empty enable encourage end enjoy enormous ensure enter entire equal escape especially ' +
    'essential evaluate evening eventual evil exact examine excellent except excessive exciting ' +
    'excuse exist expand expect expensive experience expert explore express extra extreme face ' +
    'fact fail fair fake fall false familiar famous fantastic far favor favorite fear feasible ' +
    'feel fellow field fill final fine finish fit fix flat focus folk forbid force forever forget ' +
    'forgive form former forth fortnight fortunate forward frequent fresh friend friendly front ' +
    'fun funny further future gain gap gather gentle genuine giant glad goal grab gradual grand ' +
    'grateful ground group grow guess guy halfway hand handle hang happy harmful harmless hate ' +
    'head hear hell helpful hesitate hide hit hold home honest hope horrible hour huge hurry hurt ' +
    'ideal idiot ignore imagine immediate impact impose impossible impress improve include ' +
    'increase incredible indeed indoors inform inside insist intend interpret invite involve ' +
    'judge jump justify keep kick kindly know knowledge lack late later laugh lay lazy lead leave ' +
    'left length level lie life lifetime limit line link listen load local lose lost loud love ' +
    'lovely lucky magic major manage manner mark massive material maximum means meanwhile measure ' +
    'meet mention mess method middle midnight mind minimum minor minute mislead miss mistake mix ' +
    'modern moment month mood morning mostly motivate move multiple mystery name narrow natural ' +
    'nature near nearly necessary neglect neither nervous nice nightmare noise none normal note ' +
    'notice notify nowadays obey object oblige observe obtain obvious occasion occupy occur odd ' +
    'offer ones open opposite optimal optimize organize original ought outcome outside overcome ' +
    'overlook overnight overrate overrated overwrite pair particular party past path patient pay ' +
    'perfect perform perhaps period permanent personal phone physical pick piece plain plan play ' +
    'plenty plus pointless poor popular position possess power practical practice precise prefer ' +
    'prepare present press pretend prevent previous principle print prior private problem proceed ' +
    'process produce progress prohibit project promise pronounce properly propose protect prove ' +
    'provide public purpose pursue push raise random range rare rate reach react ready realise ' +
    'realistic realize reasonable recall recent recently recognise reconcile reduce refer reflect ' +
    'refuse regular reject relate relative relevant reliable rely remain remark remarkable ' +
    'remember remind remove repeat replace represent require rescue resolve resource respect ' +
    'respond rest result return reveal rid ridiculous role room rough round routine ruin rule ' +
    'rush sad safe sane save scary scene scratch second secret section seem sell send sense ' +
    'sensible separate serious serve settle setup seventy share sharp shift shock short shut side ' +
    'sign significant silly similar single sit site situation skip slight slow smart smooth ' +
    'society solid solution solve sometimes somewhere soon sorry sort sound source space spare ' +
    'speak special specify spend split spot spread stage stand standard stare state statement ' +
    'stay steal step stick strange stranger strategy strict strike strong struggle stuck stupid ' +
    'style subject subtle success successful sudden suffer sufficient suit suitable supply ' +
    'support suppose surprise surround survive suspect switch system tackle target task teach ' +
    'technical technique tempt tend term terrible thank theory therefore thirty thorough threat ' +
    'threaten throughout throw tolerate ton tonight top total touch tough toward track tradition ' +
    'traditional transform trick tricky trivial trouble true truly trust trustworthy truth turn ' +
    'twenty twice type typical ugly ultimate unable underrated understand unfortunate unique ' +
    'unless unlike unlikely unusual upcoming upside urge urgent useless vague valid value variety ' +
    'various vary versus viable view visible visit vital voice vs wait walk wall warn waste watch ' +
    'weak wear weigh weird whatever whenever whereas wherever whichever whoever whole wide wild ' +
    'willing win wise wish within wonderful world worry worthwhile wrap yesterday young'
  )
    .split(' ')
    .map(normalTerm),
);
