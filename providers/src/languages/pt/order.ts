import type { OrderWords } from '../order-words.js';

/** Portuguese words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first:
    '(começ(a|ar|e|em|ando)|inici(a|ar|e)|abr(e|ir|a))_(com|por|pelo|pela)… primeiro… …primeiro …(logo_)?no_(início|começo)',
  last: 'no_(final|fim)… por_último… (termin(a|ar|e|em)|acab(a|ar|e)|fech(a|ar|e)|encerr(a|ar|e))_com… última_(imagem|tela|cena)… …no_(final|fim) …por_último',
  afterwards: '(e_)?(depois|então|em_seguida)',
  up: 'd[oa]_menor_para_[oa]_maior do_mais_barato_ao ordem_crescente',
  down: 'd[oa]_maior_para_[oa]_menor ordem_decrescente',
  turned: 'de_trás_para_(a_)?frente contagem_regressiva ordem_inversa do_(último|quinto|terceiro|décimo)_ao_primeiro',
  things: {
    money: 'preços? custos? valor salário',
    date: 'data dia ^quando',
    time: 'hora horários?',
    phone: 'telefone número_de_telefone',
    street: 'endereço morada local ^onde',
    link: 'site link',
    number: 'números? cifra',
    name: '(nosso_|o_)?nome logo(tipo)? marca',
  },
};
