import type { LanguageValue } from '#contract/catalog/languages.ts';

/**
 * Words that say nothing about what a text is about. Used only to name topics; what is chosen from a talk and what is
 * counted never depends on them.
 */
const BY_LANGUAGE: Record<LanguageValue, string> = {
  arabic:
    'في من على إلى عن مع هذا هذه ذلك تلك التي الذي الذين هو هي هم أن إن كان كانت يكون ما لا لم لن قد كل بعد قبل عند ثم أو و ف ب ل أيضا فقط حتى بين غير إذا لكن أنت أنا نحن لك له لها لهم بها به فيها فيه منها منه هنا هناك جدا يجب يمكن أي مثل حول دون خلال عندما لأن كما ليس وهو وهي ولا وفي ومن وعلى شيء مرة',
  bengali:
    'এবং এই সেই যে যা তা কি না হয় হবে করে করা করতে থেকে জন্য সঙ্গে সাথে উপর মধ্যে একটি এক আর ও তো খুব আমি আপনি আমরা আপনার আমার তার তাদের তিনি সে এটা সেটা যদি কিন্তু তবে তাই কারণ আছে ছিল নেই হলে যখন তখন এখন পরে আগে দিয়ে নিয়ে গেলে কোনো সব বা অনেক মতো শুধু একটা এর',
  bulgarian:
    'и в на с за от до по не да се си е са съм сме сте беше бяха ще че това този тази тези онзи той тя те аз ти ние вие го му й ги ни ви има няма като или но а ако защото когато където какво кой която което които как така също само още вече много може трябва към при без между след преди един една едно всичко всеки ме те',
  chinese:
    '的 了 是 在 我 你 他 她 它 我们 你们 他们 这 那 这个 那个 这些 那些 和 与 或 就 都 也 还 很 不 没 没有 有 会 能 可以 要 把 被 给 对 从 到 用 上 下 里 中 个 一 一个 一些 什么 怎么 因为 所以 但是 如果 然后 而 而且 再 又 才 只 去 来 做 说 看 让 时候 时 后 前 得 地 着 过 吗 呢 吧 啊 自己 大家 之 其实 非常 最 更 每 几 两 三 很多 就是 不是 它们 一下 一点 这样 那么 还是 不要 起来 多 少',
  croatian:
    'i u na s sa za od do po ne da se si je su sam smo ste bio bila bilo bili će ću ćemo to taj ta te ti ovo ovaj ova ove on ona ono oni one ja mi vi ga mu joj ih nas vas ima nema kao ili ali a ako jer kad kada gdje što tko koji koja koje kako tako isto samo još već vrlo može treba k pri bez između nakon prije jedan jedna jedno sve svaki me te o iz li neki neka',
  czech:
    'a v ve na s se si z ze za od do po ne že je jsou jsem jsme jste byl byla bylo byli bude budou to ten ta ty ti tohle tento tato toto on ona ono oni já my vy ho mu jí jich nás vás má mají jako nebo ale když kde co kdo který která které jak tak také jen jenom ještě už velmi může musí k ke při bez mezi před jeden jedna jedno vše všechno každý mě tě o i aby by pokud protože tam tady něco takže pak u není',
  danish:
    'og i på med for fra til af at er var en et den det de der dem som har havde have ikke jeg du han hun vi I man os jer sig sin sit hvis når hvor hvad hvem hvordan så også kun endnu meget kan skal vil må ved om over under efter før men eller fordi mig dig ham hende min din her dette denne disse være bliver blev lidt noget nogen alle mere mod ind ud op ned gør jo selv',
  dutch:
    'de het een en in op met voor van naar uit aan is was zijn waren ben bent heeft hebben had dat die dit deze er niet geen ik je jij u hij zij ze we wij jullie hun hem haar mij me zich als wanneer waar wat wie hoe dan zo ook alleen nog heel kan kunnen moet moeten wil zal zou bij om over onder na voor maar of omdat mijn jouw hier daar te worden wordt werd iets alle meer veel door tot tegen ons om al toch dus even wel',
  english:
    "the a an and or but if then so of in on at to for from with without by about as into over under after before between through is are was were be been being am have has had do does did not no nor it its it's this that these those there here he she they them his her their we us our you your i me my mine who what which when where why how all any both each few more most other some such only own same than too very can could will would should may might must just also because while until up down out off again once don't doesn't didn't isn't that's you're i'm one two get got go goes make makes made like much many still even every thing things way let put take say said see now well really actually want know think going look come back never always lot three four five six seven eight nine ten first second third last next something anything nothing everything",
  finnish:
    'ja on ei se sen sitä ne niitä että jos kun niin myös vain vielä jo hän he minä sinä me te mikä mitä joka jotka jonka missä miten kuin tai mutta koska oli olivat ovat olla ole olen voi pitää kanssa ilman yli alle jälkeen ennen tämä tätä tämän nämä tuo siitä siinä siihen tästä tässä sitten nyt hyvin kaikki yksi kaksi mukaan kohti noin eli sekä vaan minun sinun hänen meidän teidän heidän tulee saa pois ylös alas aina enemmän',
  french:
    "le la les un une des du de d' l' et ou mais donc or ni car que qui quoi dont où à au aux en dans sur sous avec sans pour par entre vers chez est sont était étaient être été suis êtes sommes a ont avait avoir ai as avez avons il elle ils elles on je tu nous vous me te se lui leur y ne pas plus moins très aussi seulement encore déjà ce cet cette ces ça cela c'est n'est qu'il mon ton son ma ta sa mes tes ses notre votre nos vos leurs si quand comme comment pourquoi tout tous toute toutes même autre autres faire fait peut peuvent doit il-y-a avant après pendant alors puis là ici bien rien chaque deux j'ai d'un d'une l'on s'il",
  german:
    'der die das den dem des ein eine einen einem einer eines und oder aber denn weil dass daß wenn als wie wo was wer wen wem warum ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen mein dein sein unser euer ihre ihrer ihrem ihren seine seiner seinem seinen ist sind war waren bin bist seid sein hat haben hatte hatten habe wird werden wurde wurden kann können konnte muss müssen soll sollen will wollen darf mag nicht kein keine keinen in im an am auf aus bei mit nach von vom vor zu zum zur für über unter durch gegen ohne um bis zwischen so auch nur noch schon sehr dann da hier dort diese dieser dieses diesen diesem jede jeder jedes alle alles mehr viel man etwas nichts immer doch mal ja ganz zwei ob damit dabei daran darauf wieder gibt macht geht',
  greek:
    'και ο η το οι τα του της των τον την τις τους στο στη στην στον στα στις στους σε με από για ως προς χωρίς κατά μετά πριν μεταξύ είναι ήταν έχει έχουν είχε να θα δεν μην ότι που πως όταν αν γιατί επειδή αλλά ή ούτε αυτό αυτή αυτός αυτά αυτές αυτοί εκείνο εγώ εσύ εμείς εσείς μου σου μας σας ένα ένας μια μία όλα όλοι κάθε πολύ πιο μόνο ακόμα ήδη εδώ εκεί τώρα έτσι όπως τι ποιος πού πόσο μπορεί πρέπει κάτι τίποτα πάντα αφού δύο',
  hebrew:
    'של את על אל עם אם כי לא כן זה זו זאת אלה הוא היא הם הן אני אתה את אנחנו אתם הזה הזאת היה היתה הייתה היו יש אין גם רק עוד כבר מאוד כל כמו או אבל אז מה מי איך איפה מתי למה אשר בין אחרי לפני בלי כדי יותר פחות אחד אחת שני לו לה להם לי לך לנו בו בה אותו אותה אותם כאן שם עכשיו צריך אפשר הרבה קצת תמיד שלא שזה שהוא מה-ש עד',
  hindi:
    'और है हैं था थी थे हो होता होती होते का की के को से में पर ने एक यह वह ये वे इस उस इसे उसे इन उन कि जो तो भी ही नहीं न या लेकिन अगर जब तब अब फिर क्योंकि इसलिए कर करें करना करते करता करके कुछ कोई सब बहुत मैं हम आप तुम मेरा मेरी आपका आपकी आपके अपना अपनी अपने उसका उसकी इसका इसकी जैसे साथ लिए बाद पहले तक बिना क्या कैसे क्यों कहाँ कब कौन दो गया गई गए रहा रही रहे जाता जाती जाए जाएँ दें देना हुआ हुई चाहिए सकता सकते सकती वाला वाली वाले सिर्फ़ केवल ज़्यादा कम इससे उससे यहाँ वहाँ होगा हर दीजिए डालिए लीजिए कीजिए',
  hungarian:
    'a az és vagy de hogy ha mert is nem ne van vannak volt voltak lesz lenne egy ez azt ezt azok ezek ami amit aki akik amely mint mikor amikor ahol hol mi ki én te ő mi ti ők engem téged őt minket nekem neked neki csak még már nagyon kell lehet tud el meg fel le be ki át után előtt között nélkül alatt felett minden mindig több sok így úgy akkor most itt ott valami semmi két kettő hanem majd tehát pedig s',
  indonesian:
    'dan di ke dari yang untuk dengan pada adalah ini itu tidak bukan ada akan bisa dapat harus sudah belum juga hanya masih lebih sangat saya aku kamu anda dia ia kita kami mereka nya atau tetapi tapi karena jika kalau ketika saat maka oleh dalam luar atas bawah antara tanpa setelah sebelum seperti sebagai agar supaya apa siapa mana kapan mengapa bagaimana satu dua semua setiap banyak sedikit lagi jadi pun para bagi tentang sampai hingga secara kata hal tersebut begitu sekali lalu kemudian',
  italian:
    "il lo la i gli le un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli alle dal dalla nel nella nei nelle sul sulla e o ma se che chi cui non è sono era erano essere stato sei siamo ha hanno aveva avere ho hai abbiamo io tu lui lei noi voi loro mi ti si ci vi ne lo li questo questa questi queste quello quella quelli come quando dove perché cosa più meno molto anche solo ancora già poi qui lì tutto tutti tutte ogni altro altri può possono deve fare fa senza prima dopo sempre mai due così quindi c'è dell' l' un' nell' all'",
  japanese:
    'の に は を が で と も から まで より へ や な だ です ます でした ました ません ない ある いる する した して され れる られる こと もの それ これ あれ この その あの ここ そこ あそこ 私 僕 あなた 彼 彼女 よう ため とき 時 中 上 下 前 後 人 何 どう なぜ いつ どこ 誰 そして しかし でも だから また まず 次 では なら ば たり ながら けど けれど ので のに だけ ほど くらい ぐらい とても もう まだ すぐ 一 二 三 つ 個 回 目 分 的 という いう 言う 思う なる なり なっ できる でき いい よい 少し たくさん さん ね よ か ん う い て た し き く け せ っ ところ ほう みる くる いく ください',
  korean:
    '그 이 저 것 수 등 및 더 또 또는 그리고 하지만 그러나 그래서 때문에 때 후 전 중 위 아래 안 밖 나 너 우리 저희 그들 당신 내 네 제 있다 있는 있습니다 없다 없는 하다 하는 합니다 한다 하고 해서 하면 된다 되는 됩니다 이다 입니다 아니다 않다 않는 않습니다 같은 같이 매우 아주 정말 많이 조금 모든 각 어떤 무슨 왜 어떻게 언제 어디 누가 한 두 세 번 이런 그런 저런 여기 거기 지금 다시 이제 바로 가장 대한 위해 통해 대해 있고 것은 것을 것이 것입니다 수도 주세요 보면 그것',
  latvian:
    'un ir uz ar no par pie pēc pirms bez līdz starp kā ka ja bet vai arī tikai vēl jau ļoti es tu viņš viņa mēs jūs viņi tas tā to tie tās šis šī šo šie nav bija būs būt var vajag kas kurš kura kad kur kāpēc jo tad tur te tagad viss visi katrs viens divi vairāk daudz man tev viņam mums jums savu sev pats nekā nevis lai gan tomēr i',
  lithuanian:
    'ir yra į su iš apie prie po prieš be iki tarp kaip kad jei jeigu bet ar arba taip pat tik dar jau labai aš tu jis ji mes jūs jie jos tai tas ta to tie šis ši šie nėra buvo bus būti gali reikia kas kuris kuri kada kur kodėl nes tada ten čia dabar viskas visi kiekvienas vienas du daugiau daug man tau jam mums jums savo sau pats nei o ne už ant',
  malay:
    'dan di ke dari daripada yang untuk dengan pada adalah ialah ini itu tidak bukan ada akan boleh dapat mesti perlu sudah belum juga hanya masih lebih sangat saya aku kamu anda dia ia kita kami mereka nya atau tetapi tapi kerana jika kalau apabila ketika maka oleh dalam luar atas bawah antara tanpa selepas sebelum seperti sebagai supaya agar apa siapa mana bila mengapa bagaimana satu dua semua setiap banyak sedikit lagi jadi pun para bagi tentang sampai hingga secara kata hal tersebut begitu sekali lalu kemudian',
  norwegian:
    'og i på med for fra til av at er var en ei et den det de der dem som har hadde ha ikke jeg du han hun vi dere man oss seg sin sitt hvis når hvor hva hvem hvordan så også bare ennå veldig kan skal vil må ved om over under etter før men eller fordi meg deg ham henne min din her dette denne disse være blir ble litt noe noen alle mer mot inn ut opp ned gjør jo selv å',
  persian:
    'و در به از که این آن را با است بود برای تا هم یا اما ولی اگر چون پس بعد قبل روی زیر بین بدون من تو او ما شما آنها ایشان خود می نمی باید شود شد کرد کند کنید کنیم هست نیست هر همه یک دو چه چرا چگونه کجا کی خیلی بیشتر کمتر فقط هنوز دیگر مثل چیزی ها های ای بر نیز وقتی اینکه آنکه باشد دارد دارند داشت خواهد کنند اینجا آنجا حالا',
  polish:
    'i w we na z ze za od do po nie że się jest są był była było były będzie będą to ten ta te ci tego tej tym tych on ona ono oni one ja ty my wy go mu jej ich nas was ma mają jak albo lub ale gdy kiedy gdzie co kto który która które tak też także tylko jeszcze już bardzo może można trzeba k przy bez między przed jeden jedna jedno wszystko każdy mnie cię o a aby żeby by jeśli bo ponieważ tam tu coś więc potem u dla przez pod nad ich czy',
  portuguese:
    'o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem sob sobre entre e ou mas se que quem qual quando onde como porque não é são era eram ser sido foi estar está estão tem têm tinha ter há eu tu ele ela nós vós eles elas me te se lhe lhes isto isso aquilo este esta estes estas esse essa esses essas aquele aquela mais menos muito muita também só ainda já depois antes até cada todo toda todos todas outro outra pode podem deve fazer faz aqui ali lá bem nada tudo dois duas ao à aos às num numa meu minha seu sua',
  portuguese_br:
    'o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem sob sobre entre e ou mas se que quem qual quando onde como porque não é são era eram ser sido foi estar está estão tem têm tinha ter há eu você vocês tu ele ela nós eles elas me te se lhe lhes isto isso aquilo este esta estes estas esse essa esses essas aquele aquela mais menos muito muita também só ainda já depois antes até cada todo toda todos todas outro outra pode podem deve fazer faz aqui ali lá bem nada tudo dois duas ao à aos às num numa meu minha seu sua gente aí né pra',
  romanian:
    'și sau dar că dacă de la în pe cu din pentru fără sub peste între până după înainte este sunt era erau fi fost am ai are au avem aveți avea nu mai foarte doar încă deja eu tu el ea noi voi ei ele mă te se îl o îi le ne vă lui lor acest această acești aceste acel acea care ce cine când unde cum cât un una unei unui al a ale ai tot toți toate fiecare alt altă poate trebuie face aici acolo acum atunci așa ca să prin spre mult multe doi două iar ori nici',
  russian:
    'и в во на с со за от до по не что это как так но а или если то же бы ли он она оно они я ты мы вы его её их ему ей им нас вас меня тебя мне тебе нам вам себя свой своя свои этот эта эти тот та те кто который которая которые когда где почему потому чтобы быть был была было были есть нет будет можно нужно надо очень уже ещё только также тоже все всё всех каждый один одна два для при без между через после перед под над об о у к из там тут здесь сейчас потом затем чем больше много самый такой просто даже вот ну раз',
  serbian:
    'и у на с са за од до по не да се си је су сам смо сте био била било били ће ћу ћемо то тај та те ти ово овај ова ове он она оно они оне ја ми ви га му јој их нас вас има нема као или али а ако јер кад када где шта ко који која које како тако исто само још већ врло може треба к при без између након пре један једна једно све сваки ме о из ли неки нека i u na s sa za od do po ne da se je su sam smo ste to taj ta ovo on ona oni ja mi vi ima kao ili ali ako jer kad što koji koja koje kako',
  slovak:
    'a v vo na s so sa si z zo za od do po nie že je sú som sme ste bol bola bolo boli bude budú to ten tá tie tí toto tento táto on ona ono oni ja my vy ho mu jej ich nás vás má majú ako alebo ale keď kde čo kto ktorý ktorá ktoré tak tiež len iba ešte už veľmi môže musí k ku pri bez medzi pred jeden jedna jedno všetko každý ma ťa o i aby by ak pretože tam tu niečo takže potom u',
  slovenian:
    'in v na s z za od do po ne da se si je so sem smo ste bil bila bilo bili bo bodo to ta te ti tega tisti on ona ono oni jaz mi vi ga mu ji jih nas vas ima imajo kot ali pa če ker ko kje kaj kdo ki kako tako tudi samo še že zelo lahko treba k pri brez med pred en ena eno vse vsak me te o iz naj bi tam tukaj nekaj torej potem nato ni več dva',
  spanish:
    'el la los las un una unos unas de del al a en con sin por para sobre bajo entre hacia hasta desde y e o u pero si que qué quien quién cual cuál cuando cuándo donde dónde como cómo porque no es son era eran ser sido fue está están estar ha han había haber hay he has tiene tienen tener yo tú él ella nosotros vosotros ustedes usted ellos ellas me te se le les lo nos os esto eso aquello este esta estos estas ese esa esos esas aquel más menos muy mucho también solo sólo todavía ya después antes cada todo toda todos todas otro otra puede pueden debe hacer hace aquí allí ahí bien nada algo dos así entonces luego pues mi tu su sus mis tus',
  swedish:
    'och i på med för från till av att är var en ett den det de dem som har hade ha inte jag du han hon vi ni man oss er sig sin sitt om när var vad vem hur så också bara ännu mycket kan ska skall vill måste vid över under efter före men eller eftersom mig dig honom henne min din här där detta denna dessa vara blir blev lite något någon alla mer mot in ut upp ner gör ju själv då sedan alltså',
  tamil:
    'ஒரு இந்த அந்த என்று என்ன எப்படி ஏன் எங்கே எப்போது யார் இது அது இவை அவை நான் நீங்கள் நாம் அவர் அவர்கள் அவன் அவள் உங்கள் என் நம் இருக்கும் இருந்து இல்லை உள்ளது ஆகும் மற்றும் அல்லது ஆனால் எனவே பிறகு முன் பின் மேல் கீழ் மட்டும் கூட மிகவும் நிறைய கொஞ்சம் எல்லா ஒவ்வொரு போது வேண்டும் முடியும் போல் தான் செய்ய செய்து என்பது இருந்தால் வரை அதை இதை அதன் இதன் ஏனென்றால் இப்போது பற்றி',
  thai: 'ที่ และ ใน ของ เป็น มี ไม่ ได้ ให้ จะ กับ ก็ แต่ หรือ ถ้า เพราะ ว่า จาก โดย เมื่อ แล้ว อยู่ ไป มา นี้ นั้น คือ คุณ เรา ฉัน ผม เขา เธอ มัน พวก กัน ทำ อะไร ทำไม อย่างไร ที่ไหน ใคร ทุก บาง มาก น้อย กว่า ที่สุด ยัง ต้อง ควร อาจ เพื่อ แบบ เช่น อีก ครั้ง หนึ่ง สอง ตัว คน สิ่ง การ ความ นะ ครับ ค่ะ คะ เลย ด้วย ซึ่ง จน ถึง ตาม ต่อ ก่อน หลัง ขึ้น ลง เข้า ออก เอา ดู รู้ เอง อย่าง เวลา ตอน วัน ๆ ไหม นั่น นี่ ดังนั้น เท่านั้น ใช้',
  turkish:
    've bir bu şu o da de ki mi mı mu mü için ile gibi kadar daha çok en az ama fakat ancak veya ya çünkü eğer ise değil var yok olan olarak oldu olur olmak ben sen biz siz onlar onu ona onun bana sana bize size beni seni bizi sizi benim senin bizim sizin her hiç bazı tüm bütün şey ne nasıl neden niçin nerede kim hangi zaman sonra önce şimdi burada orada böyle öyle iki sadece yine bile hem göre kendi olduğu gerek eder etmek yapmak',
  ukrainian:
    'і й та в у на з із зі за від до по не що це як так але а або якщо то ж би чи він вона воно вони я ти ми ви його її їх йому їй їм нас вас мене тебе мені тобі нам вам себе свій своя свої цей ця ці той ті хто який яка які коли де чому тому щоб бути був була було були є немає буде можна треба потрібно дуже вже ще тільки також теж все всі кожен один одна два для при без між через після перед під над про о там тут зараз потім ніж більше багато такий просто навіть от ну раз',
  urdu: 'اور ہے ہیں تھا تھی تھے ہو ہوتا ہوتی ہوتے کا کی کے کو سے میں پر نے ایک یہ وہ اس ان کہ جو تو بھی ہی نہیں نہ یا لیکن اگر جب تب اب پھر کیونکہ اس لیے کر کریں کرنا کرتے کرتا کچھ کوئی سب بہت ہم آپ تم میرا میری آپ کا اپنا اپنی اپنے جیسے ساتھ لئے بعد پہلے تک بغیر کیا کیسے کیوں کہاں کب کون دو گیا گئی گئے رہا رہی رہے جاتا جاتی جائے دیں دینا ہوا ہوئی چاہیے سکتا سکتے سکتی والا والی والے صرف زیادہ کم یہاں وہاں ہوگا ہر',
  vietnamese:
    'và của là có không cho với trong ngoài trên dưới từ đến ở tại này kia đó ấy khi nếu thì mà nhưng hoặc hay vì nên do bởi để như cũng chỉ vẫn đã đang sẽ rất quá lắm hơn nhất tôi bạn anh chị em ông bà họ chúng ta mình nó một hai ba các những mọi mỗi nhiều ít gì sao thế nào đâu ai bao được bị phải cần muốn làm ra vào lên xuống lại đi rồi sau trước giữa theo cùng vậy còn thêm người cái con chiếc việc điều thể',
};

const sets = new Map<LanguageValue, ReadonlySet<string>>();

export function littleWordsOf(language: LanguageValue): ReadonlySet<string> {
  let set = sets.get(language);
  if (!set) {
    set = new Set(BY_LANGUAGE[language].toLowerCase().split(' '));
    sets.set(language, set);
  }
  return set;
}
