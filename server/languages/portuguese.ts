import { apart, compounds, row, tens } from './number-words.ts';
import type { LanguageData } from './language.ts';

const ONES = row('um/uma dois/duas três/tres quatro cinco seis sete oito nove');
const TENS = tens('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');
const ORDINALS = row('primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono');
const TEN_ORDINALS = [
  ...row('décimo', 10),
  ...tens('vigésimo trigésimo quadragésimo quinquagésimo sexagésimo'),
];

export const portuguese = {
  stopWords:
    'o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem sob sobre entre e ou mas se que quem qual quando onde como porque não é são era eram ser sido foi estar está estão tem têm tinha ter há eu tu ele ela nós vós eles elas me te se lhe lhes isto isso aquilo este esta estes estas esse essa esses essas aquele aquela mais menos muito muita também só ainda já depois antes até cada todo toda todos todas outro outra pode podem deve fazer faz aqui ali lá bem nada tudo dois duas ao à aos às num numa meu minha seu sua',
  clauseWords: 'e mas porque quando se então depois ou enquanto porém por portanto agora',
  learnedEnds: 'portuguese-br.learned-ends.json',
  neverLast:
    'o a os as um uma de do da dos das em no na nos nas ao à por pelo pela para com sem sobre entre até que e ou mas se como quando onde porque meu minha seu sua é são muito mais',
  greetings: 'olá bom-dia boa-tarde boa-noite bem-vind obrigad subscrev adeus',
  abbreviations: 'sr sra srs dr dra eng exmo av p.ex pág art n etc tel',
  negations: 'não nunca sem nenhum nenhuma nada ninguém nem',
  smallTalk:
    'conta diz pouco pergunta bom boa bem ótimo interessant exat certo história ponto ouv obrigad sim explic fala favor',
  relativeTimes: 'passad[oa]s?|próxim[oa]s?|últim[oa]s?|atualmente|recentemente|há',
  tokens: [0.26, 1.49],
  remarks:
    'nota observação atenção aviso importante dica exemplo passo etapa pergunta resposta problema solução resultado conclusão resumo fonte tradução legendas capítulo parte título regra motivo razão facto lembre',
  habits:
    'quotation marks are « » or “ ”, European spelling and word order, estar a plus infinitive. Nunca: no mundo acelerado de hoje, não é segredo que, a chave do sucesso, em suma, mergulhe em.',
  determiners:
    'o a os as um uma uns umas do da dos das de em no na nos nas com por para sobre meu minha seu sua nosso nossa cada ao à',
  speech: {
    closes: 'finalmente|por fim|por último',
    links: 'e mas ou porque que',
    leans:
      'ele ela eles elas isto isso aquilo este esta esse essa estes estas esses essas aquele aquela seu sua seus suas então assim além também depois portanto porém contudo por-isso senão todavia entretanto aí outro outra outros outras',
    leansLike: String.raw`\p{L}{2,}[áêí]-l[ao]s?`,
    self: 'eu me mim meu minha meus minhas nós nos nosso nossa',
    hesitations: 'hum eh ahn hã',
    asides: 'bom|bem|pois|ou seja|quer dizer|tipo|sabe|sabes|olha|pronto|sim|não|claro|né|enfim',
    neverEnd: 'e mas',
    pronouns: 'ele ela eles elas',
    topicCues:
      '(?:hoje|neste vídeo)[^.?!,]{0,40}? (?:falar|falamos|falo) (?:de|do|da|dos|das|sobre)|(?:quero|vou|vamos) falar (?:de|do|da|dos|das|sobre)',
    promises:
      'por (?:duas|três|quatro|várias) razões|o seguinte|da seguinte maneira|da seguinte forma',
    points:
      '(?:n|d)?est[ea]s?\\b(?! (?:ano|mês|semana|vídeo|manhã|noite))|(?:n|d)?ess[ea]s?\\b|(?:n|d)?isso\\b|(?:n|d)?isto\\b',
    housekeeping:
      'neste (?:vídeo|episódio)|nesta (?:aula|sessão)|no próximo (?:vídeo|episódio)|antes de começar|alguma pergunta|ordem do dia|no exame|na prova|até à próxima|até a próxima|na descrição|nos comentários|é tudo por hoje',
    sums: 'a solução é|numa frase|em uma frase|numa palavra|em resumo|em poucas palavras|o ponto é|a questão é|o mais importante|o importante é|o essencial|lembrem-se disto|lembre-se disso|a ideia é|a mensagem|resume-se|no fundo',
    stresses:
      'lembre-se|lembra-te|lembrem-se|lembre|o segredo|a verdade|a solução|a regra|o erro|o truque|o problema|não se esqueça|não esqueça|não te esqueças|(?<=^[^\\p{L}]*)sobretudo|(?<=^[^\\p{L}]*)principalmente|importante|a lição|a chave',
    ahead:
      'eis como|há duas|há três|duas coisas|três coisas|o seguinte|diz-se que|dizem que|muita gente|muitos acham|as pessoas dizem|as pessoas acham',
    behind: 'é esse o ponto|tudo o resto|foi isso que|é isso que importa',
  },
  voiceSample: 'É assim a minha voz. Começamos?',
  stageDirections: {
    does: `ri|riem|rindo|gargalha|gargalhando|sorri|sorrindo|suspira|suspirando|sussurra|sussurrando|pigarreia|grita|
    gritando|chora|chorando|aplaude`,
    heard: `riso|risos|risada|risadas|gargalhadas|aplausos|palmas|música|silêncio|pausa|suspiro|tosse|baixinho|
    em voz baixa`,
  },
  askWords:
    'resume resumir resumo discutir discutido discussão fala falar falado pensa pensar opinião opiniões diz disse dizem dito menciona mencionado explica explicar explicado tema temas assunto ponto pontos ideia ideias decisão decidido razão razões propõe proposto descreve descrever respeito orador vídeo episódio podcast pergunta',
  plainWords:
    'detalhe detalhes vantagem vantagens desvantagem desvantagens problema problemas dificuldade dificuldades estado atual atualmente futuro progresso conteúdo papel tipo tipos novo nova novos novas final finalmente importante importância geral diferença diferenças diferente usar usado mudar mudança mudanças resultado resultados exemplo exemplos parte partes coisa coisas resposta respostas solução soluções necessário incluir objetivo objetivos aconteceu',
  phrases: {
    takeaways: 'Pontos principais',
    faq: 'Perguntas frequentes',
    conclusion: 'Conclusão',
    differ: 'Onde as fontes divergem',
    about: 'O que diz o vídeo sobre «{topic}»?',
    greeting: 'Olá!',
    moments: 'Momentos a ver',
    signoff: 'Obrigado pela leitura. Até à próxima.',
    welcome: 'Bem-vindos! Hoje falamos de «{title}».',
    farewell: 'Obrigado por nos ouvir. Até à próxima.',
    asks: ['Conte-nos mais sobre isso.', 'Que mais importa aqui?', 'E o que vem a seguir?'],
    host: 'Apresentador',
    cohost: 'Coapresentador',
    says: ['No vídeo ouve-se:', 'Nas palavras originais:', 'E continua:'],
    reader: 'Leitura',
    chapters: 'Capítulos',
    subjectLine: 'Assunto:',
    otherSubjectLine: 'Assunto alternativo:',
    preheader: 'Pré-header:',
  },
  largeNumbers: {
    hundreds:
      'cem/?cento duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas',
    scales: 'mil=1000 *milhão/*milhões=1e6 *bilhão/*bilhões=1e9',
    joins: 'e',
  },
  numbers: {
    minute: 'minutos?',
    second: 'segundos?',
    hour: 'horas?',
    cardinals: () => [
      ...ONES,
      ...row('dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis', 10),
      ...row('dezessete/dezassete dezoito dezenove/dezanove', 17),
      ...TENS,
      ...compounds(TENS, ONES, (ten, one) => `${ten} e ${one}`),
    ],
    ordinals: () => [...ORDINALS, ...TEN_ORDINALS, ...compounds(TEN_ORDINALS, ORDINALS, apart)],
    half: 'e mei[oa]',
  },
  times: {
    beforeMinute: 'no|na|ao|a',
    beforeClock: 'até|aos|às|pelas',
    beforeLength: 'até',
    each: 'cada|por',
    ordinalSuffix: '[ªº]',
    at: 'aos',
    measuredBy: 'de|da|do|por',
    ratio: 'proporção|escala',
    from: 'entre',
    until: 'a|e',
    label: 'número',
    secondSign: 'seg',
    measures: 'por\\s?cento',
  },
  askingOn: {
    why: '(?:e |mas )?por ?qu[eê](?: não)?',
    next: 'e (?:então|depois|a seguir)|o que mais|e que mais',
    because: 'porque',
    otherwise: 'caso contrário|senão',
  },
} satisfies LanguageData;
