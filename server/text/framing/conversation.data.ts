import type { LanguageValue } from '#contract/catalog/languages.ts';

/** What one host says to the other with a word of the talk in it, in quotation marks, so that nobody has to bend it. */
export interface ConversationWords {
  /** Asks about `{topic}`, of which the answer speaks. Some are questions, some are not, so that none wears out. */
  takesUp: readonly [string, string, string, string, string];
  /** Two more ways to lead over to `{topic}`, beside the usual one. */
  leads: readonly [string, string];
}

export const CONVERSATION: Record<LanguageValue, ConversationWords> = {
  arabic: {
    takesUp: [
      'ماذا ينبغي أن نعرف عن «{topic}»؟',
      'وماذا عن «{topic}»؟',
      'حدّثنا قليلًا عن «{topic}».',
      'ما دور «{topic}» هنا؟',
      'لنتوقف عند «{topic}».',
    ],
    leads: ['والآن إلى «{topic}».', 'نصل الآن إلى «{topic}».'],
  },
  bengali: {
    takesUp: [
      '“{topic}” সম্পর্কে আমাদের কী জানা দরকার?',
      'আর “{topic}”?',
      '“{topic}” নিয়ে কিছু বলুন।',
      'এখানে “{topic}” কেন গুরুত্বপূর্ণ?',
      'এবার “{topic}” নিয়ে কথা বলি।',
    ],
    leads: ['এখন শুনব “{topic}”।', 'এর পরের বিষয় “{topic}”।'],
  },
  bulgarian: {
    takesUp: [
      'Какво трябва да знаем за „{topic}“?',
      'А какво да кажем за „{topic}“?',
      'Разкажете ни малко за „{topic}“.',
      'Каква роля има тук „{topic}“?',
      'Нека поговорим за „{topic}“.',
    ],
    leads: ['Следващата тема е „{topic}“.', 'Сега идва ред на „{topic}“.'],
  },
  chinese: {
    takesUp: [
      '关于“{topic}”，我们该知道些什么？',
      '那么“{topic}”呢？',
      '给我们讲讲“{topic}”吧。',
      '“{topic}”在这里有什么作用？',
      '我们来聊聊“{topic}”。',
    ],
    leads: ['下面说到“{topic}”。', '现在来看“{topic}”。'],
  },
  croatian: {
    takesUp: [
      'Što trebamo znati o temi „{topic}“?',
      'A što je s temom „{topic}“?',
      'Reci nam nešto o temi „{topic}“.',
      'Kakvu ulogu ovdje ima „{topic}“?',
      'Zastanimo kod teme „{topic}“.',
    ],
    leads: ['Sljedeća je tema „{topic}“.', 'Sada je na redu „{topic}“.'],
  },
  czech: {
    takesUp: [
      'Co bychom měli vědět o tématu „{topic}“?',
      'A co „{topic}“?',
      'Řekni nám něco k tématu „{topic}“.',
      'Jakou roli tu hraje „{topic}“?',
      'Zastavme se u tématu „{topic}“.',
    ],
    leads: ['Další téma zní „{topic}“.', 'Teď je na řadě „{topic}“.'],
  },
  danish: {
    takesUp: [
      'Hvad bør vi vide om “{topic}”?',
      'Og hvad med “{topic}”?',
      'Fortæl os lidt om “{topic}”.',
      'Hvilken rolle spiller “{topic}” her?',
      'Lad os tale om “{topic}”.',
    ],
    leads: ['Nu er vi nået til “{topic}”.', 'Det næste emne er “{topic}”.'],
  },
  dutch: {
    takesUp: [
      'Wat moeten we weten over “{topic}”?',
      'En hoe zit het met “{topic}”?',
      'Vertel ons iets over “{topic}”.',
      'Welke rol speelt “{topic}” hier?',
      'Laten we het over “{topic}” hebben.',
    ],
    leads: ['Het volgende onderwerp is “{topic}”.', 'Dan komen we nu bij “{topic}”.'],
  },
  english: {
    takesUp: [
      'What should we know about “{topic}”?',
      'And what about “{topic}”?',
      'Tell us a little about “{topic}”.',
      'What is there to say about “{topic}”?',
      'Let us talk about “{topic}”.',
    ],
    leads: ['That brings us to “{topic}”.', 'Next on the list: “{topic}”.'],
  },
  finnish: {
    takesUp: [
      'Mitä meidän pitäisi tietää aiheesta ”{topic}”?',
      'Entä sitten ”{topic}”?',
      'Kerro meille jotain aiheesta ”{topic}”.',
      'Mikä merkitys tässä on sanalla ”{topic}”?',
      'Puhutaanpa aiheesta ”{topic}”.',
    ],
    leads: ['Seuraava aihe on ”{topic}”.', 'Nyt on vuorossa ”{topic}”.'],
  },
  french: {
    takesUp: [
      'Que faut-il savoir sur « {topic} » ?',
      'Et « {topic} », dans tout cela ?',
      'Parlez-nous un peu de « {topic} ».',
      'Quel rôle joue ici « {topic} » ?',
      'Arrêtons-nous sur « {topic} ».',
    ],
    leads: ['Nous en venons à « {topic} ».', 'Le sujet suivant : « {topic} ».'],
  },
  german: {
    takesUp: [
      'Was sollten wir zum Stichwort „{topic}“ wissen?',
      'Und wie ist es mit „{topic}“?',
      'Erzähl uns etwas zum Stichwort „{topic}“.',
      'Welche Rolle spielt hier „{topic}“?',
      'Bleiben wir kurz beim Stichwort „{topic}“.',
    ],
    leads: ['Das nächste Thema ist „{topic}“.', 'Damit sind wir bei „{topic}“.'],
  },
  greek: {
    takesUp: [
      'Τι πρέπει να ξέρουμε για το θέμα «{topic}»;',
      'Και τι γίνεται με το θέμα «{topic}»;',
      'Πείτε μας λίγα λόγια για το θέμα «{topic}».',
      'Τι ρόλο παίζει εδώ το «{topic}»;',
      'Ας σταθούμε στο θέμα «{topic}».',
    ],
    leads: ['Το επόμενο θέμα είναι «{topic}».', 'Και τώρα ερχόμαστε στο «{topic}».'],
  },
  hebrew: {
    takesUp: [
      'מה כדאי לדעת על „{topic}”?',
      'ומה לגבי „{topic}”?',
      'אפשר לספר לנו קצת על „{topic}”?',
      'מה המקום של „{topic}” כאן?',
      'נדבר רגע על „{topic}”.',
    ],
    leads: ['הנושא הבא הוא „{topic}”.', 'ועכשיו אל „{topic}”.'],
  },
  hindi: {
    takesUp: [
      '“{topic}” के बारे में हमें क्या जानना चाहिए?',
      'और “{topic}” का क्या?',
      '“{topic}” के बारे में कुछ बताइए।',
      'यहाँ “{topic}” की क्या भूमिका है?',
      'आइए “{topic}” पर बात करें।',
    ],
    leads: ['अगला विषय है “{topic}”।', 'अब बारी है “{topic}” की।'],
  },
  hungarian: {
    takesUp: [
      'Mit érdemes tudni erről: „{topic}”?',
      'És mi a helyzet ezzel: „{topic}”?',
      'Mesélj egy kicsit erről: „{topic}”.',
      'Milyen szerepe van itt ennek: „{topic}”?',
      'Beszéljünk erről: „{topic}”.',
    ],
    leads: ['Most ez jön: „{topic}”.', 'Elérkeztünk ehhez: „{topic}”.'],
  },
  indonesian: {
    takesUp: [
      'Apa yang perlu kita ketahui tentang “{topic}”?',
      'Lalu bagaimana dengan “{topic}”?',
      'Ceritakan sedikit tentang “{topic}”.',
      'Apa peran “{topic}” di sini?',
      'Mari kita bicarakan “{topic}”.',
    ],
    leads: ['Topik berikutnya adalah “{topic}”.', 'Sekarang kita sampai pada “{topic}”.'],
  },
  italian: {
    takesUp: [
      'Che cosa dobbiamo sapere su «{topic}»?',
      'E che cosa ci dici di «{topic}»?',
      'Raccontaci qualcosa su «{topic}».',
      'Che ruolo ha qui «{topic}»?',
      'Fermiamoci un momento su «{topic}».',
    ],
    leads: ['Il prossimo argomento è «{topic}».', 'E così arriviamo a «{topic}».'],
  },
  japanese: {
    takesUp: [
      '「{topic}」について知っておくべきことは何でしょうか？',
      'では、「{topic}」はどうでしょうか？',
      '「{topic}」について聞かせてください。',
      'ここで「{topic}」はどんな意味を持つのでしょうか？',
      '「{topic}」の話をしましょう。',
    ],
    leads: ['次の話題は「{topic}」です。', 'ここからは「{topic}」に移ります。'],
  },
  korean: {
    takesUp: [
      '‘{topic}’에 대해 무엇을 알아 두면 좋을까요?',
      '그럼 ‘{topic}’ 쪽은 어떤가요?',
      '‘{topic}’에 대해 조금 들려주세요.',
      '여기서 ‘{topic}’의 역할은 무엇인가요?',
      '‘{topic}’ 이야기를 해 볼까요?',
    ],
    leads: ['다음 주제는 ‘{topic}’입니다.', '이제 ‘{topic}’ 차례입니다.'],
  },
  latvian: {
    takesUp: [
      'Kas mums būtu jāzina par tēmu “{topic}”?',
      'Un kā ir ar tēmu “{topic}”?',
      'Pastāsti mums ko par tēmu “{topic}”.',
      'Kāda nozīme te ir vārdam “{topic}”?',
      'Parunāsim par tēmu “{topic}”.',
    ],
    leads: ['Nākamā tēma ir “{topic}”.', 'Tagad kārta tēmai “{topic}”.'],
  },
  lithuanian: {
    takesUp: [
      'Ką turėtume žinoti apie temą „{topic}“?',
      'O kaip tema „{topic}“?',
      'Papasakok mums ką nors apie temą „{topic}“.',
      'Kuo čia svarbus žodis „{topic}“?',
      'Pakalbėkime apie temą „{topic}“.',
    ],
    leads: ['Kita tema yra „{topic}“.', 'Dabar atėjo eilė temai „{topic}“.'],
  },
  malay: {
    takesUp: [
      'Apakah yang perlu kita tahu tentang “{topic}”?',
      'Bagaimana pula dengan “{topic}”?',
      'Ceritakan sedikit tentang “{topic}”.',
      'Apakah peranan “{topic}” di sini?',
      'Mari kita bincangkan “{topic}”.',
    ],
    leads: ['Topik seterusnya ialah “{topic}”.', 'Sekarang kita sampai kepada “{topic}”.'],
  },
  norwegian: {
    takesUp: [
      'Hva bør vi vite om «{topic}»?',
      'Og hva med «{topic}»?',
      'Fortell oss litt om «{topic}».',
      'Hvilken rolle spiller «{topic}» her?',
      'La oss snakke om «{topic}».',
    ],
    leads: ['Det neste temaet er «{topic}».', 'Nå er vi kommet til «{topic}».'],
  },
  persian: {
    takesUp: [
      'دربارهٔ «{topic}» چه باید بدانیم؟',
      'و «{topic}» چطور؟',
      'کمی دربارهٔ «{topic}» بگویید.',
      'نقش «{topic}» در اینجا چیست؟',
      'بیایید دربارهٔ «{topic}» حرف بزنیم.',
    ],
    leads: ['موضوع بعدی «{topic}» است.', 'حالا می‌رسیم به «{topic}».'],
  },
  polish: {
    takesUp: [
      'Co warto wiedzieć na temat „{topic}”?',
      'A co z hasłem „{topic}”?',
      'Powiedz nam coś na temat „{topic}”.',
      'Jaką rolę odgrywa tu „{topic}”?',
      'Zatrzymajmy się przy haśle „{topic}”.',
    ],
    leads: ['Następny temat to „{topic}”.', 'Teraz kolej na temat „{topic}”.'],
  },
  portuguese: {
    takesUp: [
      'O que devemos saber sobre «{topic}»?',
      'E quanto a «{topic}»?',
      'Fale-nos um pouco sobre «{topic}».',
      'Que papel tem aqui «{topic}»?',
      'Detenhamo-nos um momento em «{topic}».',
    ],
    leads: ['O tema seguinte é «{topic}».', 'Chegamos agora a «{topic}».'],
  },
  portuguese_br: {
    takesUp: [
      'O que precisamos saber sobre “{topic}”?',
      'E quanto a “{topic}”?',
      'Fale um pouco sobre “{topic}”.',
      'Qual é o papel de “{topic}” aqui?',
      'Vamos falar de “{topic}”.',
    ],
    leads: ['O próximo assunto é “{topic}”.', 'Agora chegamos a “{topic}”.'],
  },
  romanian: {
    takesUp: [
      'Ce ar trebui să știm despre „{topic}”?',
      'Și ce putem spune despre „{topic}”?',
      'Povestește-ne puțin despre „{topic}”.',
      'Ce rol are aici „{topic}”?',
      'Să ne oprim puțin la „{topic}”.',
    ],
    leads: ['Următorul subiect este „{topic}”.', 'Acum ajungem la „{topic}”.'],
  },
  russian: {
    takesUp: [
      'Что стоит знать на тему «{topic}»?',
      'А как насчёт темы «{topic}»?',
      'Расскажи немного на тему «{topic}».',
      'Какую роль здесь играет слово «{topic}»?',
      'Давай остановимся на теме «{topic}».',
    ],
    leads: ['Следующая тема: «{topic}».', 'Теперь на очереди «{topic}».'],
  },
  serbian: {
    takesUp: [
      'Шта треба да знамо о теми „{topic}“?',
      'А шта је са темом „{topic}“?',
      'Реци нам нешто о теми „{topic}“.',
      'Какву улогу овде има „{topic}“?',
      'Задржимо се код теме „{topic}“.',
    ],
    leads: ['Следећа тема је „{topic}“.', 'Сада је на реду „{topic}“.'],
  },
  slovak: {
    takesUp: [
      'Čo by sme mali vedieť o téme „{topic}“?',
      'A čo „{topic}“?',
      'Povedz nám niečo k téme „{topic}“.',
      'Akú úlohu tu má „{topic}“?',
      'Zastavme sa pri téme „{topic}“.',
    ],
    leads: ['Ďalšia téma znie „{topic}“.', 'Teraz je na rade „{topic}“.'],
  },
  slovenian: {
    takesUp: [
      'Kaj moramo vedeti o temi »{topic}«?',
      'Kaj pa »{topic}«?',
      'Povej nam nekaj o temi »{topic}«.',
      'Kakšno vlogo ima tu »{topic}«?',
      'Ustavimo se pri temi »{topic}«.',
    ],
    leads: ['Naslednja tema je »{topic}«.', 'Zdaj je na vrsti »{topic}«.'],
  },
  spanish: {
    takesUp: [
      '¿Qué conviene saber sobre «{topic}»?',
      '¿Y qué hay de «{topic}»?',
      'Cuéntanos algo sobre «{topic}».',
      '¿Qué papel tiene aquí «{topic}»?',
      'Hablemos un momento de «{topic}».',
    ],
    leads: ['El siguiente tema es «{topic}».', 'Y así llegamos a «{topic}».'],
  },
  swedish: {
    takesUp: [
      'Vad bör vi veta om ”{topic}”?',
      'Och hur är det med ”{topic}”?',
      'Berätta lite om ”{topic}”.',
      'Vilken roll spelar ”{topic}” här?',
      'Låt oss tala om ”{topic}”.',
    ],
    leads: ['Nästa ämne är ”{topic}”.', 'Nu har vi kommit till ”{topic}”.'],
  },
  tamil: {
    takesUp: [
      '“{topic}” பற்றி நாம் என்ன தெரிந்துகொள்ள வேண்டும்?',
      'அப்படியானால் “{topic}”?',
      '“{topic}” பற்றிக் கொஞ்சம் சொல்லுங்கள்.',
      'இதில் “{topic}” ஏன் முக்கியம்?',
      '“{topic}” பற்றிப் பேசுவோம்.',
    ],
    leads: ['அடுத்த தலைப்பு “{topic}”.', 'இப்போது “{topic}” பற்றிக் கேட்போம்.'],
  },
  thai: {
    takesUp: [
      'เราควรรู้อะไรเกี่ยวกับ “{topic}” บ้าง?',
      'แล้ว “{topic}” ล่ะ?',
      'ช่วยเล่าเรื่อง “{topic}” ให้ฟังหน่อย',
      '“{topic}” สำคัญอย่างไรในเรื่องนี้?',
      'มาคุยกันเรื่อง “{topic}”',
    ],
    leads: ['หัวข้อถัดไปคือ “{topic}”', 'ตอนนี้มาถึงเรื่อง “{topic}”'],
  },
  turkish: {
    takesUp: [
      '“{topic}” hakkında ne bilmeliyiz?',
      'Peki ya “{topic}”?',
      'Bize biraz “{topic}” konusunu anlatır mısın?',
      'Burada “{topic}” ne işe yarıyor?',
      'Biraz “{topic}” üzerine konuşalım.',
    ],
    leads: ['Bir sonraki konu “{topic}”.', 'Şimdi sırada “{topic}” var.'],
  },
  ukrainian: {
    takesUp: [
      'Що варто знати на тему «{topic}»?',
      'А як щодо теми «{topic}»?',
      'Розкажи трохи на тему «{topic}».',
      'Яку роль тут відіграє слово «{topic}»?',
      'Зупинімося на темі «{topic}».',
    ],
    leads: ['Наступна тема: «{topic}».', 'Тепер на черзі «{topic}».'],
  },
  urdu: {
    takesUp: [
      '”{topic}“ کے بارے میں ہمیں کیا جاننا چاہیے؟',
      'اور ”{topic}“ کا کیا؟',
      '”{topic}“ کے بارے میں کچھ بتائیے۔',
      'یہاں ”{topic}“ کا کیا کردار ہے؟',
      'آئیے ”{topic}“ پر بات کریں۔',
    ],
    leads: ['اگلا موضوع ہے ”{topic}“۔', 'اب باری ہے ”{topic}“ کی۔'],
  },
  vietnamese: {
    takesUp: [
      'Chúng ta nên biết gì về “{topic}”?',
      'Còn “{topic}” thì sao?',
      'Hãy kể một chút về “{topic}”.',
      'Ở đây “{topic}” có vai trò gì?',
      'Hãy nói về “{topic}”.',
    ],
    leads: ['Chủ đề kế tiếp là “{topic}”.', 'Bây giờ chúng ta đến với “{topic}”.'],
  },
};
