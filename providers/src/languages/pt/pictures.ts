import type { PictureWords } from '../picture-words.js';

/** What Portuguese words mean as a picture. */
export const pictures: PictureWords = {
  idioms: 'em casa, para casa, a casa',
  feminine: { o: 'a as' },
  endings: { '': 's es', o: 'os', ão: 'ões ãos ães', l: 'is', al: 'ais', el: 'éis', m: 'ns', or: 'ora oras ores' },
  young: 'filhote filhotes cria crias',
  trades: 'aria arias ista istas',
  words: `
none: direção, terra, meia, inglesa, muda, banco, copa, vela, manga, bota, folha, papel, mono, pena, serra, lima, coroa, bala, cola, grelha, dado, dados, prato, espada, paus, ouros, copas, chave, gancho, cobra, corrente, nota, onda, concha, chama, caneta, veleiro de brinquedo, fita, ferro, quadro, cometa, rosa, laranja, língua, polo, pipa, anel, escada, batata quente, câncer, coração, porta, asa, caixa, cabo, planta do pé, estação
dishwasher: lava-louça, lava-louças, máquina de lavar louça
stairs: escadas, escadaria
amphora: cerâmica, olaria, oleiro
lighthouse: farol, faróis
books: livro, biblioteca, leitura, literatura, romance, livraria, leitor, editora, clube de leitura, apostila
open-book: ~conto, ~capítulo, ~lição, ~guia, manual, dicionário, ler, contos, ~aula
graduation-cap: universidade, faculdade, formatura, educação, bolsa de estudos, formação, mestrado, academia de ensino, curso, ensino, capacitação, diploma, licenciatura, workshop
school: escola, sala de aula, creche, ensino fundamental, professor, professora, jardim de infância, colégio, turma
student: aluno, aluna, estudante, aprendiz, estagiário, estágio, universitário
money-bag: receita bruta, lucro, faturamento, faturação, vendas, orçamento, financiamento, poupança, salário, subsídio, investimento, investidor, dinheiro, poupar, economizar, renda, ordenado
coin: ~preço, tarifa, ~custo, gorjeta, centavo, moeda, cêntimo
credit-card: pagamento, assinatura mensal, mensalidade, cartão de crédito, pagar, quota
money-with-wings: gasto, inflação, dívida, despesa, desperdício
bank: hipoteca, finanças, empréstimo, conta bancária, crédito
receipt: fatura, imposto, reembolso, recibo, nota fiscal, conta de luz
chart-increasing: crescimento, aumento, ~alta, progresso, desempenho, melhoria, cresceu, aumentou, subiu, subida
chart-decreasing: queda, redução, recessão, prejuízo, descida, caiu, diminuiu
bar-chart: estatística, pesquisa de opinião, ~relatório, indicador, ~balanço, análise, inquérito, sondagem, levantamento
handshake: parceria, acordo, cooperação, colaboração, fusão, sócio, cliente, mediação, cooperativa, parceiro
busts-in-silhouette: ~equipe, ~equipa, ~membro, usuário, utilizador, comunidade, ~gente, população, habitante, cidadão, voluntário, assinante, participante, vizinho, associação, visitante, espectador, plateia, voluntariado, morador, convidado, ~pessoas, associado
office-worker: funcionário, gerente, diretor, diretora, colega, contador, contabilista, advogado, advogada, trabalhador, empregado, colaborador
technologist: desenvolvedor, programador, programação, software, site, engenheiro, engenheira, informática, código-fonte
scientist: pesquisador, investigador científico, laboratório, experimento, química, ~pesquisa científica, cientista, ciência, experiência científica
health-worker: médico, médica, enfermeiro, enfermeira, paciente, clínica, cirurgião, posto de saúde, consulta médica
firefighter: bombeiro, resgate, proteção civil, defesa civil
construction-worker: pedreiro, reforma, obra, empreiteiro, remodelação
farmer: agricultor, agricultora, fazenda, agricultura, produtor rural, quinta pedagógica
cook: cozinheiro, cozinheira, chef, bufê
artist: pintor, pintora, ilustrador, artista, designer
singer: cantor, cantora, coral, karaokê, coro
astronaut: caminhada espacial, cosmonauta
judge: justiça, tribunal, juiz, juíza, lei, julgamento
detective: mistério, detetive, espião
police-officer: polícia, policial
mechanic: encanador, canalizador, técnico, manutenção, eletricista, mecânico, oficina mecânica
person-biking: ciclista, ciclismo, passeio de bicicleta, pedalada, pedalar
bicycle: bicicleta, ciclovia, bike, bicicleta elétrica
person-running: corredor, maratona, meia maratona, corrida, correr
person-swimming: natação, nadador, piscina, nadar
person-climbing: escalada, escalador, montanhismo
person-lifting-weights: musculação, esporte, desporto, exercício físico, treino, ginástica, ginásio, academia, fitness
person-in-lotus-position: ioga, meditação, pilates, yoga
hiking-boot: caminhada, excursão, passeio, caminhante
person-walking: pedestre, peão, a pé, caminhar
soccer-ball: futebol, goleiro, atacante, guarda-redes, jogador de futebol, gol, golo
trophy: vencedor, vencedora, prêmio, prémio, campeão, campeonato, vitória, concurso, torneio, competição, troféu
1st-place-medal: primeiro lugar, medalha de ouro
sports-medal: medalha
bullseye: objetivo, ~meta, estratégia, missão, alvo
puzzle-piece: solução, quebra-cabeça, enigma, charada
light-bulb: ~ideia, invenção, inovação, inspiração, ~dica, descoberta, lâmpada, iluminação
rocket: lançamento, startup, nave espacial, foguete, foguetão
magnifying-glass-tilted-left: ~procurar, auditoria, inspeção, fiscalização, lupa, ~busca
gear: mecanismo, máquina, automação, motor, engrenagem, configuração
hammer-and-wrench: reparo, conserto, ferramenta, ~oficina, bricolagem, consertar, reparação, reparar
wrench: cano, encanamento, válvula
hammer: prego, carpintaria, carpinteiro, marcenaria, martelo, marceneiro
paintbrush: verniz, pincel, tinta de parede
artist-palette: arte, cor, galeria, exposição, criatividade, desenho, aquarela, pintura, desenhar, pintar, ~cores
laptop: computador, ~online, webinar, teletrabalho, digital, ~internet, home office, notebook
mobile-phone: telefone, celular, telemóvel, smartphone, sms, aplicativo, app
telephone-receiver: ligação telefônica, telefonema, ligue, linha de apoio, chamada, telefonar
e-mail: e-mail, newsletter, caixa de entrada, email
envelope: carta, correio, convite, postal
package: encomenda, entrega, envio, embalagem, pacote
delivery-truck: entregador, furgão, caminhão, camião, logística, mudança de casa, transportadora
shopping-cart: supermercado, compra, ~loja, loja online, carrinho, comprar, mercearia, compras
shopping-bags: butique, mercado, feira livre, comércio, brechó, centro comercial, feira da ladra, varejo
convenience-store: quiosque, banca de jornal
label: desconto, promoção, cupom, oferta especial, saldos
wrapped-gift: presente, surpresa, sorteio, brinde de natal, prenda
party-popper: festa, comemoração, celebração, parabéns, celebrar, festejar, comemorar, arraial
birthday-cake: aniversário, bolo, confeitaria, pastelaria
clinking-glasses: recepção, brinde, ano novo, réveillon
wedding: casamento, noiva, noivo, noivos
ring: noivado, joalheria, joia
bouquet: flor, florista, buquê, floricultura, flores
fireworks: fogos de artifício
christmas-tree: natal, natalino
admission-tickets: ~entrada franca, bilheteria, bilheteira, rifa, ~ingresso
circus-tent: circo, festival, carnaval, quermesse, parque de diversões
microphone: concerto, show, música ao vivo, microfone, palco
musical-notes: ~música, canção, melodia, cantar, playlist
guitar: violão, guitarrista, guitarra
musical-score: orquestra, sinfonia, partitura, filarmônica
musical-keyboard: piano
performing-arts: teatro, peça de teatro, comédia, ator, atriz, espetáculo
clapper-board: ~filme, cinema, filmagem, ~documentário
camera: foto, fotografia, fotógrafo, câmera
television: televisão, novela, telejornal
newspaper: ~notícia, imprensa, jornalista, ~artigo, manchete, jornal
megaphone: anúncio, campanha, publicidade, marketing, manifestação, aviso
speech-balloon: conversa, bate-papo, comentário, ~entrevista, diálogo, debate, ~pergunta, opinião, falar, conversar, depoimento
thought-balloon: pensamento, imaginação, pensar
red-heart: amor, obrigado, obrigada, doação, doar, bondade, caridade, generosidade, carinho
folded-hands: gratidão, oração, agradecimento
heart-hands: solidariedade
star: ~qualidade, favorito, cinco estrelas
glowing-star: sucesso, magia
broom: limpeza, limpar, varrer, faxina, vassoura
calendar: ~data, prazo, agenda, calendário, cronograma, horário
alarm-clock: ~manhã, despertador, acordar, madrugar
stopwatch: velocidade, cronômetro, cronómetro
hourglass-not-done: espera, paciência, esperar, fila
watch: relógio, relojoeiro
sunrise: amanhecer, nascer do sol
sunset: entardecer, pôr do sol, anoitecer
sun: ~verão, ensolarado, solar, onda de calor, sol
crescent-moon: ~noite, sono, dormir, lua
full-moon: luar, maré
cloud-with-rain: chuva, precipitação, chuvoso, chuvas
sun-behind-cloud: tempo nublado, ~previsão do tempo, céu
cloud-with-lightning: tempestade, trovão, relâmpago, raio, trovoada
snowflake: ~inverno, neve, geada, frio, congelar, gelo
thermometer: temperatura, febre
globe-showing-europe-africa: ~mundo, planeta, clima, mudança climática, ~mundial, ~global, ~internacional, mudanças climáticas
world-map: mapa, geografia, ~país, itinerário, ~região, ~rota
compass: bússola, navegação, expedição
airplane: voo, viagem, aeroporto, férias, turismo, turista, avião, viajar
luggage: mala, bagagem
train: trem, comboio, ferrovia, estação de trem
bus: ônibus, autocarro, transporte público, linha de ônibus
bus-stop: ponto de ônibus, paragem
automobile: carro, motorista, veículo, estacionamento, carteira de motorista, dirigir, carta de condução
motorway: autoestrada, trânsito, estrada, rodovia, engarrafamento
battery: bateria, recarga, carregar a bateria
electric-plug: eletricidade, energia, tomada, consumo de energia, elétrico
high-voltage: tensão elétrica, apagão
fuel-pump: gasolina, combustível, diesel, posto de gasolina, gasóleo
wheel: roda
sailboat: veleiro, porto, regata, barco
ferry: balsa, cruzeiro, travessia de barco
ship: navio, carga marítima
fishing-pole: pesca, pescador, vara de pesca
water-wave: mar, oceano, litoral, ondas
droplet: água, umidade, vazamento, regar, irrigação, beber, seca, gota, humidade
potable-water: água potável, água da torneira
beach-with-umbrella: praia; island: ilha
mountain: cume, colina, montanha, morro
snow-capped-mountain: geleira, estação de esqui
volcano: vulcão, erupção, lava, magma
national-park: reserva natural, paisagem, natureza, parque nacional, meio ambiente
evergreen-tree: floresta, pinhal, mata atlântica
deciduous-tree: árvore, parque, pomar, carvalho, árvores, bosque
seedling: plantação, jardim, jardinagem, semente, horta, jardineiro, plantar, semear, sustentabilidade, sustentável, plantio
potted-plant: vaso de plantas, varanda, ~planta
leaf-fluttering-in-wind: vento, eólico
fallen-leaf: ~outono
herb: manjericão, salsa, hortelã, especiaria, tempero
sheaf-of-rice: trigo, cereal, ~colheita
honeybee: abelha, colmeia, apicultor
honey-pot: mel; bug: inseto
paw-prints: animal, animal de estimação, abrigo de animais, veterinário, zoológico
dog-face: cachorro, cão, filhote
cat-face: gato, gatinho
horse-face: cavalo, equitação, hipismo
cow-face: vaca, gado
bird: pássaro, observação de aves, ave
fish: peixe, salmão, aquário, sardinha
recycling-symbol: reciclagem, reciclar, reutilização, coleta seletiva, economia circular
wastebasket: resíduo, lixo, lixeira
factory: fábrica, indústria, produção, emissão, poluição
office-building: empresa, ~escritório, companhia, negócio
houses: bairro, vila, habitação, aluguel, moradia, ~aldeia, arrendamento
house: casa, telhado, imóvel, lar
cityscape: ~cidade, centro da cidade, urbano, metrópole
classical-building: museu, prefeitura, governo, parlamento, patrimônio, câmara municipal, monumento
hospital: pronto-socorro, urgências, hospital
stadium: estádio
castle: castelo, fortaleza, cavaleiro, medieval
church: igreja, capela, paróquia, catedral
bridge-at-night: ponte
building-construction: construção, canteiro de obras, edifício, infraestrutura, prédio
key: apartamento, senhorio, chaves
locked: privacidade, senha, cofre, criptografia, palavra-passe
shield: seguro de vida, proteção, segurança, garantia, seguradora
warning: risco, perigo, atenção, alerta, emergência, aviso de perigo
check-mark-button: aprovado, concluído, certificado
clipboard: inscrição, cadastro, formulário, requisito, candidatura, matrícula, questionário, censo
memo: escrever, redação, lição de casa, ~exame, escrita, ~prova, assinatura
pencil: esboço, lápis, material escolar
briefcase: emprego, carreira, vaga, profissão, contratação, ~trabalho
scroll: ~história, constituição, tratado, arquivo histórico
hot-beverage: café, cafeteria, expresso, cappuccino, cafezinho
teacup-without-handle: chá
bread: pão, padaria, padeiro, massa de pão, fermento
cooking: café da manhã, frigideira, fritar, pequeno-almoço
pot-of-food: ensopado, ~receita, panela, cozinhar, feijoada, ferver
fork-and-knife-with-plate: restaurante, refeição, jantar, almoço, cardápio, comida, cantina, alimento, alimentação, ementa
green-salad: salada, vegetariano, vegano, legume, hortaliça
red-apple: maçã, fruta; spaghetti: macarrão
cheese-wedge: queijo; egg: ovo
glass-of-milk: leite
wine-glass: vinho, vinícola, adega, vinha
beer-mug: cerveja, cervejaria
pill: remédio, vitamina, farmácia, comprimido, medicamento
syringe: vacina, vacinação, injeção
stethoscope: saúde, exame médico, check-up
adhesive-bandage: primeiros socorros, ferida, curativo
drop-of-blood: sangue, doação de sangue, doar sangue
tooth: dentista, dente
brain: cérebro, psicologia, memória, aprender, inteligência, saúde mental
anatomical-heart: infarto, pressão arterial
lungs: respiração, pulmão, asma
eye: olho, visão
ear: ouvido, audição, escutar
bed: cama, quarto, colchão, ~hospedagem
couch-and-lamp: móvel, sofá, sala de estar
bathtub: banheiro, banheira
soap: sabão, lavar as mãos, higiene, sabonete
scissors: cabeleireiro, cabeleireira, corte de cabelo, barbeiro, tesoura
thread: costura, costureira, alfaiate, têxtil
yarn: tricô, crochê, lã
t-shirt: roupa, camisa, moda, camiseta
running-shoe: sapato, tênis de corrida, tênis, calçado
robot: inteligência artificial, robótica, ia
telescope: astronomia, galáxia
microscope: biologia, bactéria, vírus
atom-symbol: física, nuclear, átomo
milky-way: universo, cosmos
video-game: videojogo; chess-pawn: xadrez
game-die: jogo de tabuleiro, sorte
teddy-bear: brinquedo, infância
baby: bebê, recém-nascido, bebé
child: criança, menino, menina, ~jovens
older-person: aposentado, aposentadoria, idoso, avô, avó, reforma de idosos
crown: rei, rainha, imperador
ballot-box-with-ballot: eleição, voto, votação, referendo, votar
balance-scale: igualdade, comparação, ética
bell: lembrete, notificação, campainha
chequered-flag: linha de chegada
round-pushpin: ~endereço, ~ponto de encontro, ~local
door: portas abertas
basket: piquenique, cesta
fire: fogueira, incêndio, churrasco, lareira, fogo
camping: acampamento, campista
backpack: mochila
identification-card: carteirinha, passaporte, carteira de identidade
ticket: bilhete, passagem
headphone: ~podcast, audiolivro, fone de ouvido
studio-microphone: gravação, programa de rádio
waving-hand: olá, tchau, bem-vindo, despedida, bem-vindos
flexed-biceps: força, motivação, coragem
heat-pump: bomba de calor
radiator: radiador, aquecimento, caldeira, termostato
solar-panel: painel solar, painéis solares, energia solar, fotovoltaico
wind-turbine: aerogerador, parque eólico, energia eólica
shipping-container: contentor, contêiner
campervan: autocaravana, motorhome
greenhouse: estufa
washing-machine: máquina de lavar, lavandaria, lavanderia
refrigerator: frigorífico, geladeira, congelador
oven-range: forno, fogão, ~cozinha
watering-can: regador
dragonfly: libélula
perfume: perfume
electric-fan: ventilador, ventoinha
forklift: empilhadeira, empilhador
excavator: escavadora, escavadeira
vacuum-cleaner: aspirador
balloon-ride: balão de ar quente
cooling-tower: usina nuclear, central nuclear, energia nuclear
drone: drone
waterfall: cachoeira, cascata
pumpkin: abóbora
rescue-workers-helmet: capacete
river: rio, rios, riacho, ribeira
lake: lago, lagos, lagoa, represa
soup-bowl: sopa, sopas, caldo
bicycle-tyre: pneu, pneus
inner-tube: câmara de ar
tyre-pump: bomba de ar, pressão dos pneus
leek: alho-poró, alho-francês
power-drill: furadeira, berbequim
light-switch: interruptor
mixing-bowl: massa do bolo, tigela
glue-bottle: cola branca
cave: caverna, gruta
barn: celeiro
path: trilha
garden-gate: portão
meadow: prado, pastagem
marsh: pântano
street: ~rua, ~ruas, calçada
water-tap: torneira
table: mesa, mesas
bookshelf: estante, prateleira
curtains: cortina
towel: toalha
sound-wave: onda sonora, frequência, vibração
charging-station: posto de carregamento, ponto de recarga
server-rack: servidor, servidores
compost-bin: compostagem
signed-contract: contrato, contratos
meeting-table: reunião, assembleia
speaking-head: discurso, palestra
blossom: ~primavera, floração
shushing-face: silêncio, sussurro
nose: cheiro, odor
left-speech-bubble: ~resposta
woman-dancing: dança, dançar, dançarina, bailarina
leg: joelho, perna
station: estação ferroviária
input-numbers: matemática, frações
person-in-bed: soneca
old-woman: vovó
old-man: vovô
girl: filha
cross-mark: erro
face-with-thermometer: gripe, doença, doente, resfriado
input-latin-letters: palavras cruzadas, ortografia, alfabeto
speaker-high-volume: ruído, barulho
wireless: wi-fi, wifi, roteador
smiling-face-with-smiling-eyes: sorriso, alegria
foot: tornozelo
blackbird: corvo, melro
storm-lantern: lampião
face-with-tears-of-joy: piada, risada, humor
bone: osso, esqueleto, costela
person-in-steamy-room: sauna
person-rowing-boat: remador, remar
no-entry: proibição
clapping-hands: aplauso
ghost: fantasma
crane-bird: cegonha, garça
people-hugging: abraço, amizade
face-with-medical-mask: pandemia
tractor: tratorista
beans: soja
`,
};
