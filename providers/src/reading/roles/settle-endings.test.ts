import { readPrompt } from '../read.js';

const endOf = (prompt: string): string[] => readPrompt(prompt).points.filter(({ role }) => role === 'ending').map(({ text }) => text.replace(/[.。]$/u, '')); // prettier-ignore

test.each([
  ['mahalle kütüphanesi 5 mayısta açılıyor, 400 kitap var. kare video, sonunda okumak bedava yazsın', 'okumak bedava'],
  ['Kitap günü 9 Mayıs cumartesi, girişler ücretsiz. Dikey video, son karede "Oku, paylaş" yazsın', '"Oku, paylaş"'],
  ['수영장 ‘물결’은 6월 1일에 문을 엽니다. 레인은 8개입니다. 30초 세로 영상, 마지막 화면은 ‘물결에서 봐요’로 끝내 주세요.', '‘물결에서 봐요’'],
  ['wie pflanzt man einen apfelbaum? loch graben, baum setzen, erde drauf, gut gießen. 30 sek, am schluss nur der satz geduld trägt früchte', 'geduld trägt früchte'],
  ['نزرع النعناع في علبة صغيرة ونسقيه كل يوم. فيديو ٢٠ ثانية بالطول، في الآخر اكتبي بالهنا', 'بالهنا'],
])('what a film ends on is shown without the words that ask for it: %s', (prompt, ending) => {
  expect(endOf(prompt)).toEqual([ending]);
}); // prettier-ignore

test.each([
  ['Kuşlar gölde kışlıyor, 40 tür var. Kare video, konuşma olmasın.'],
  ['Kuşlar gölde kışlıyor, 40 tür var. Kare video, seslendirme yok.'],
  ['호수에 새 40종이 겨울을 납니다. 가로 영상, 내레이션 없이 20초'],
  ['호수에 새 40종이 겨울을 납니다. 매장 모니터용, 소리없이 가로로 20초'],
  ['Les oiseaux passent l’hiver au lac. Vidéo carrée, sans narration.'],
  ['Os pássaros passam o inverno no lago. Vídeo quadrado, sem voz.'],
])('no voice: %s', (prompt) => {
  expect(readPrompt(prompt).wishes.narration).toBe(false);
});
