import type { Drawing } from '@scenewright/core/drawings';
import { unspacedLetter } from '@scenewright/core/language';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { named } from './picture-of.js';
import { escapePattern } from '../languages/escape-pattern.js';
import { finds, lazily, type Finder } from '../languages/lazily.js';

/**
 * What somebody is asked to do, as the beginnings of words in every language of the packs, to the picture of doing it.
 * The first that is said counts: "order your tickets" is about tickets.
 */
const lines = `
ticket: ticket, tickets, eintrittskarte, karten, billet, entrada, bilhete, ingresso, bigliett, kaartje, bilet, biljett, билет, チケット, 门票, 购票, 티켓, 예매, تذكر, تذاكر, כרטיס, टिकट, tiket
ballot-box-with-ballot: vote, wählen, votez, voter, vota, stem op, głosuj, oy ver, rösta, голосу, 投票, 투표, صوّت, صوت, הצביע, मतदान, memilih
red-heart: donate, donation, spende, faites un don, donnez, dona, doação, doe , doneer, wspieraj, wesprzyj, przekaż, bağış, skänk, ge en gåva, пожертв, 寄付, 捐款, 捐赠, 기부, 후원, تبرع, תרמו, תרומה, दान, donasi, sumbang
shopping-cart: buy, order, shop now, shop online, kauf, bestell, achet, command, compra, compre, pide, encomende, ordina, acquista, koop, bestel, kup, zamów, satın al, sipariş, köp, beställ, купи, закаж, 購入, 注文, ご注文, 买, 订购, 购买, 주문, 구매, اشتر, اطلب, קנו, הזמינו, ख़रीद, खरीद, ऑर्डर, beli, pesan sekarang
telephone-receiver: call, phone, ruf , rufen, anrufen, telefon, appelez, téléphon, llama al, llámanos, ligue, chiama, bel ons, zadzwoń, arayın, ring oss, позвон, звон, 電話, お電話, 电话, 致电, 전화, اتصل, התקשר, חייגו, कॉल, फ़ोन, hubungi, telepon
spiral-calendar: save the date, book now, book your, book a , book online, book here, book today, reserve, appointment, buch, reservier, termin, anmeldeschluss, réserv, reserva, reserve, agenda, prenota, boek, reserveer, zarezerwuj, rezerw, rezervasyon, randevu, boka, забронир, запишись, запишитесь, 予約, ご予約, 预约, 预订, 예약, احجز, הזמינו מקום, बुक, pesan tempat, reservasi
memo: register, sign up, apply, enrol, enroll, application, bewirb, bewerb, anmeld, melde dich, inscri, postul, candidat, inscrív, regist, iscriv, candida, meld je aan, aanmeld, schrijf je in, solliciteer, zapisz, zgłoś, aplikuj, kayıt, kaydol, başvur, anmäl, ansök, зарегистр, подай, отклик, 申し込, お申し込み, 応募, 登録, 报名, 申请, 注册, 신청, 지원하, 등록, سجّل, سجل, قدّم, قدم طلب, הירשמו, הגישו, पंजीकरण, आवेदन, daftar, lamar
bell: subscribe, follow us, abonnier, abonnez, suscríb, assine, inscreva-se, iscriviti al canale, abonneer, subskryb, abone ol, prenumerera, подпи, チャンネル登録, フォロー, 订阅, 关注, 구독, 팔로우, اشترك, تابع, עקבו, सब्सक्राइब, berlangganan, ikuti
inbox-tray: download, herunterlad, lade die app, télécharg, descarg, baixe, baixar, scarica, pobierz, indir, ladda ner, скача, ダウンロード, 下载, 다운로드, حمّل, حمل التطبيق, הורידו, डाउनलोड, unduh
envelope: write to, email, e-mail, mail , schreib, écriv, escrib, escreva, scrivi, schrijf ons, mail ons, napisz, yaz , yazın, skriv, mejla, напиши, メール, 发邮件, 邮件, 이메일, راسل, البريد, כתבו, מייל, ईमेल, kirim email, surel
round-pushpin: visit, come by, come to, find us, meet us, besuch, komm , kommt, venez, visit, ven , visítanos, venha, visite, vieni, venite, kom langs, bezoek, odwiedź, przyjdź, ziyaret, gel , gelin, besök, kom till, приход, посет, お越し, ご来店, 来店, 访问, 来店, 光临, 방문, 오세요, زوروا, زورونا, بقرو, בואו, בקרו, आइए, पधार, kunjungi, datang
globe-with-meridians: website, web site, online at, webseite, site web, sitio web, página web, sito, strona, internet sitesi, webbplats, сайт, サイト, ウェブ, 网站, 官网, 웹사이트, 홈페이지, موقعنا, אתר, वेबसाइट, situs
`;

const actions: readonly (readonly [string, Finder])[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [name, words] = line.split(': ') as [string, string];
    const starts = words.split(', ').map((word) => (unspacedLetter.test(word.charAt(0)) ? escapePattern(word) : `(?<![\\p{L}\\p{M}])${escapePattern(word)}`)); // prettier-ignore
    return [name, lazily({ source: starts.join('|') })];
  });

/** Where one is sent: the forms are the same in every language. */
const places: readonly (readonly [string, RegExp])[] = [
  ['envelope', /[^\s@]@[^\s@]+\.\p{L}/u],
  ['telephone-receiver', /(?<![\p{N}.,])\+?\(?0?\d{2,5}\)?(?:[\s/-]\d{2,5}){2,}(?![\p{N}%])/u],
  ['globe-with-meridians', /(?:^|\s|\/)[\p{L}\d-]+\.(?:com|org|net|io|app|eu|[a-z]{2})(?:\/|\s|$)/iu],
];

/** The picture of what a closing scene asks for; undefined where it asks for nothing that can be drawn. */
export function pictureOfAction(
  scene: StoryboardScene,
  language: string,
  taken: ReadonlySet<string>,
): Drawing | undefined {
  const text = onScreenText(scene).join('\n');
  const lower = text.toLocaleLowerCase(language);
  const name = actions.find(([, find]) => finds(find, lower))?.[0] ?? places.find(([, form]) => form.test(text))?.[0];
  return name === undefined || taken.has(name) ? undefined : named(name);
}
