import type { PictureWords } from '../picture-words.js';

/** What Spanish words mean as a picture. */
export const pictures: PictureWords = {
  idioms: 'en casa, a casa, de casa',
  feminine: { o: 'a as' },
  leastStem: 3,
  endings: { '': 's es', o: 'os', z: 'ces', ón: 'ones', ús: 'uses', án: 'anes', és: 'eses', or: 'ora oras ores' },
  young: 'cachorro cachorros cría crías',
  trades: 'ería erías ista istas',
  words: `
none: bandera, acceso, tierra, banco, gato hidráulico, copa, gemelos, vela, muelle, llama, sobre, bota, bala, hoja, papel, mono, llave, corte, pico, lima, regla, sierra, gota, cola, cita, cura, caballa, pila, frente, cabo, clave, ratón, hierro, oro, granada, cometa, capa, manga, cuadro, falta, partida, corriente, mango, dado, dardo, cuerda, cadena, gancho, rosa, naranja, coral, lengua, mariquita, escala, metro, dama, corazón, tréboles, espadas, picas, diamantes, bastón, muñeca, moño, bombón, plancha, cresta, nave, tapa, ala, sello, radio, trompa, pala, tabla
dishwasher: lavavajillas, lavaplatos
stairs: escaleras, escalinata
amphora: cerámica, alfarería, alfarero
lighthouse: faro, faros
books: libro, biblioteca, lectura, literatura, novela, librería, libro de texto, lector, editorial, club de lectura
open-book: ~cuento, ~capítulo, ~lección, ~guía, manual, diccionario, leer, cuentos, cuentacuentos
graduation-cap: universidad, graduación, educación, beca, formación, licenciatura, máster, academia, titulación, curso, enseñanza, capacitación, diploma
school: escuela, colegio, aula, guardería, primaria, instituto, profesor, maestro, maestra, profesora, docente, profesorado
student: alumno, alumna, estudiante, aprendiz, becario, alumnado
money-bag: ingresos, beneficio, ganancias, ventas, presupuesto, financiación, ahorro, sueldo, salario, subvención, inversión, inversor, facturación, dinero, ahorrar, patrimonio, recaudación
coin: ~precio, tarifa, ~coste, propina, céntimo, moneda, ~costo
credit-card: pago, suscripción, cuota, tarjeta de crédito, pagar, tarjeta bancaria
money-with-wings: gasto, inflación, deuda, derroche, deudas
bank: hipoteca, finanzas, préstamo, cuenta bancaria, banca, crédito
receipt: factura, impuesto, reembolso, declaración de la renta, recibo
chart-increasing: crecimiento, aumento, subida, incremento, progreso, rendimiento, mejora, creció, aumentó, subió
chart-decreasing: descenso, bajada, disminución, recesión, pérdida, caída, bajó, cayó
bar-chart: estadística, encuesta, datos, informe anual, indicador, ~informe, ~balance, análisis, sondeo, memoria anual
handshake: alianza, acuerdo, cooperación, colaboración, fusión, socio, cliente, mediación, cooperativa, convenio
busts-in-silhouette: ~equipo, ~miembro, usuario, comunidad, ~gente, plantilla, población, habitante, ciudadano, voluntario, voluntariado, suscriptor, participante, vecino, asociación, visitante, espectador, vecinos, asistentes, ~personas, voluntarias, voluntarios, audiencia
office-worker: empleado, gerente, director, directora, compañero de trabajo, contable, abogado, abogada, trabajador, asesor
technologist: desarrollador, programador, programación, software, sitio web, página web, informática, ingeniero, ingeniera, código fuente, informático
scientist: investigador, laboratorio, experimento, química, ~investigación, científico, científica, ciencia
health-worker: médico, médica, doctor, doctora, enfermera, enfermero, paciente, clínica, cirujano, consulta médica, ambulatorio, matrona
firefighter: bombero, protección civil, equipo de rescate, rescate
construction-worker: albañil, reforma, obrero, rehabilitación, reformas
farmer: agricultor, agricultora, granja, agricultura, campesino, ganadero, huerta ecológica
cook: cocinero, cocinera, chef, catering
artist: pintor, pintora, ilustrador, artista, diseñador, diseñadora
singer: cantante, coro, karaoke, cantautora
astronaut: paseo espacial, cosmonauta
judge: justicia, tribunal, juez, jueza, ley, juicio, leyes
detective: misterio, investigador privado, espía
police-officer: policía, guardia civil, agente de policía
mechanic: fontanero, técnico, mantenimiento, electricista, mecánico, taller mecánico, fontanería
person-biking: ciclista, ciclismo, paseo en bici, carrera ciclista, montar en bici
bicycle: bici, carril bici, bicicleta eléctrica, bicis, ciclovía, carriles bici
person-running: corredor, maratón, media maratón, carrera popular, correr, trotar
person-swimming: natación, nadador, piscina, nadar, alberca
person-climbing: escalada, escalador, alpinismo, rocódromo
person-lifting-weights: gimnasio, pesas, deporte, ejercicio físico, entrenamiento, gimnasia, polideportivo, fitness
person-in-lotus-position: yoga, meditación, pilates, atención plena
hiking-boot: senderismo, excursión, caminata, senderista, ruta de senderismo, paseo, excursionista
person-walking: peatón, a pie, caminar, andar
soccer-ball: fútbol, portero, delantero, futbolista, partido de fútbol, gol, goles
trophy: ganador, ganadora, premio, campeón, campeona, campeonato, victoria, concurso, torneo, competición, trofeo, galardón
1st-place-medal: primer puesto, medalla de oro, primer lugar
sports-medal: medalla
bullseye: objetivo, meta, estrategia, misión, propósito, diana
puzzle-piece: solución, rompecabezas, acertijo, enigma, soluciones
light-bulb: ~idea, invento, innovación, inspiración, ~truco, ~consejo, descubrimiento, bombilla, iluminación, lámpara
rocket: lanzamiento, startup, nave espacial, misión espacial, emprendimiento
magnifying-glass-tilted-left: ~búsqueda, ~buscar, auditoría, inspección, revisión, lupa, buscador
gear: ajuste, mecanismo, máquina, automatización, motor, proceso, engranaje, configuración
hammer-and-wrench: reparación, reparar, herramienta, ~taller, bricolaje, arreglar, arreglo, ~talleres
toolbox: caja de herramientas
wrench: tubería, válvula, cañería
hammer: clavo, carpintería, carpintero, carpintera, martillo
paintbrush: pintar, barniz, brocha, pintura de pared
artist-palette: arte, color, galería, exposición, creatividad, dibujo, bellas artes, acuarela, pintura, dibujar, diseño
laptop: ordenador, computadora, ~en línea, ~online, webinar, teletrabajo, digital, ~internet, portátil, videollamada
mobile-phone: teléfono, móvil, celular, smartphone, sms, aplicación, app
telephone-receiver: llamada, llámanos, llamar, línea de atención, llame
e-mail: correo electrónico, boletín, email, bandeja de entrada
envelope: carta, correo, postal, carta postal
package: paquete, entrega, envío, embalaje, reparto, a domicilio, envíos
delivery-truck: mensajero, furgoneta, camión, logística, mudanza, repartidor, transportista
shopping-cart: supermercado, compra, ~tienda, tienda en línea, carrito, comprar, hacer la compra, ultramarinos, compras
shopping-bags: boutique, rastro, mercadillo, mercado, comercio, rebajas, centro comercial, mercados
convenience-store: quiosco, kiosco, colmado
label: descuento, oferta, promoción, cupón
wrapped-gift: regalo, sorpresa, sorteo
party-popper: fiesta, aniversario, celebración, felicidades, celebrar, verbena, enhorabuena, felicitación
birthday-cake: cumpleaños, pastel, tarta, pastelería, repostería, bizcocho
clinking-glasses: recepción, brindis, año nuevo, nochevieja, cóctel, aperitivo
wedding: boda, novia, casamiento, matrimonio, novios
ring: anillo, compromiso matrimonial, joyería, joya, joyas
bouquet: ramo, flor, florista, floristería, flores
fireworks: fuegos artificiales
christmas-tree: navidad, adviento, navideño
admission-tickets: ~entrada, taquilla, rifa, tómbola, entradas
circus-tent: circo, festival, feria, carnaval, romería
microphone: concierto, música en vivo, micrófono, música en directo, escenario, recital
musical-notes: ~música, canción, melodía, nana, cantar, lista de reproducción
guitar: guitarrista, flamenco, guitarra
musical-score: orquesta, sinfonía, banda de música, partitura
musical-keyboard: piano
performing-arts: teatro, obra de teatro, comedia, actor, actriz, espectáculo, títeres
clapper-board: ~película, cine, rodaje, ~documental, cortometraje
camera: foto, fotografía, fotógrafo, cámara, fotógrafa
television: televisión, serie de televisión, tele
newspaper: ~noticia, prensa, periodista, ~artículo, titular, periódico, ~noticias
megaphone: anuncio, campaña, publicidad, marketing, manifestación, convocatoria, comunicado
speech-balloon: conversación, charla, comentario, ~entrevista, diálogo, debate, ~pregunta, opinión, reseña, hablar, conversar, preguntas
thought-balloon: pensamiento, imaginación, pensar
red-heart: amor, gracias, donación, donar, bondad, caridad, generosidad, cariño, donativo
folded-hands: gratitud, oración, agradecimiento
heart-hands: solidaridad; star: ~calidad, favorito, cinco estrellas
glowing-star: éxito, magia
broom: limpieza, limpiar, barrer, escoba
calendar: ~fecha, fecha límite, agenda, plazo, horario, calendario, ~cita previa
alarm-clock: despertador, madrugar, ~temprano, levantarse, ~por la mañana
stopwatch: velocidad, cronómetro
hourglass-not-done: espera, paciencia, esperar, lista de espera, demora
watch: reloj, relojero, relojería
sunrise: amanecer, alba, salida del sol
sunset: atardecer, anochecer, puesta de sol, ~por la tarde
sun: ~verano, soleado, ola de calor, paneles solares, sol
crescent-moon: ~noche, dormir, luna, sueño, nocturno
full-moon: luz de luna, marea, mareas
cloud-with-rain: lluvia, precipitación, lluvioso, agua de lluvia, lluvias, chubasco
sun-behind-cloud: tiempo atmosférico, ~pronóstico, cielo, meteorología
cloud-with-lightning: tormenta, trueno, rayo, relámpago, temporal
snowflake: ~invierno, nieve, helada, frío, congelar, hielo
thermometer: temperatura, grados, fiebre
globe-showing-europe-africa: ~mundo, planeta, ~mundial, clima, cambio climático, ~global, ~internacional
world-map: mapa, geografía, ~país, itinerario, ~región, ~ruta
compass: brújula, navegación, expedición, rumbo
airplane: vuelo, viaje, aeropuerto, vacaciones, turismo, turista, avión, viajar, viajero
luggage: maleta, equipaje
train: ferrocarril, andén, cercanías, tren, estación de tren, vía férrea
high-speed-train: tren de alta velocidad
bus: autobús, transporte público, autocar, línea de autobús, colectivo
bus-stop: parada de autobús
automobile: coche, conductor, vehículo, aparcamiento, aparcar, carné de conducir, conducir, carro, auto, estacionamiento, autoescuela
motorway: autopista, tráfico, carretera, atasco, autovía
battery: batería recargable, recarga, cargar la batería, baterías
electric-plug: electricidad, energía, enchufe, consumo eléctrico, eléctrico, luz eléctrica
high-voltage: apagón, corte de luz
fuel-pump: gasolina, combustible, gasóleo, gasolinera, diésel
wheel: rueda
sailboat: vela deportiva, velero, puerto, regata, barca
ferry: crucero, transbordador; ship: buque, barco
fishing-pole: pesca, pescador, caña de pescar; anchor: marinero, ancla
water-wave: mar, océano, costa, olas, litoral, tsunami, oleaje
droplet: agua, humedad, fuga de agua, regar, hidratación, beber, sequía
potable-water: agua potable
beach-with-umbrella: playa, balneario; island: isla
mountain: cima, cumbre, colina, cerro, montaña, sierra nevada
snow-capped-mountain: glaciar, estación de esquí, alpes, pirineos
volcano: erupción, lava, magma, volcán
national-park: reserva natural, paisaje, naturaleza, parque natural, parque nacional, medio ambiente, biodiversidad
evergreen-tree: bosque, pinar, pino
deciduous-tree: árbol, parque, huerto de frutales, roble, arboleda, árboles
seedling: ~planta, plantación, jardín, jardinería, semilla, siembra, sostenibilidad, huerto, jardinero, plantar, sembrar, sostenible, brote, huerta
potted-plant: maceta, balcón, planta de interior
leaf-fluttering-in-wind: viento, eólico; fallen-leaf: ~otoño, hojas secas
herb: albahaca, perejil, menta, especia, tomillo, hierbabuena, cilantro
sheaf-of-rice: trigo, cereal, ~cosecha
honeybee: abeja, colmena, apicultor, apicultura, polinización
honey-pot: miel; bug: insecto
paw-prints: animal, mascota, refugio de animales, protectora, veterinario, veterinaria, zoo, zoológico
dog-face: perro, cachorro, perra; cat-face: gato, gatito
horse-face: caballo, equitación, hípica, poni
cow-face: vaca, ganado; hatching-chick: pollito, eclosión
bird: pájaro, ave, observación de aves, aves migratorias, aves
fish: pescado, peces, salmón, trucha, acuario
recycling-symbol: reciclaje, reciclar, reutilización, economía circular, reutilizar
wastebasket: residuo, basura, papelera, desechos, residuos
factory: fábrica, industria, fabricación, producción, emisiones, contaminación
office-building: empresa, sede, compañía, ~oficina, pyme, negocio
houses: alquiler, barrio, ~pueblo, vivienda, urbanización, suburbio, viviendas, aldea
house: casa, tejado, hogar, inmobiliaria, techo
cityscape: ~ciudad, centro de la ciudad, urbano, metrópoli
classical-building: museo, ayuntamiento, gobierno, parlamento, pleno municipal, monumento, municipio, alcaldía
hospital: urgencias, centro de salud, hospital; stadium: estadio
castle: castillo, fortaleza, caballero medieval, medieval, edad media
church: iglesia, capilla, parroquia, catedral, misa
bridge-at-night: puente
building-construction: obra de construcción, construcción, edificio, infraestructura, construir, ~obras
key: ~piso, apartamento, casero, llaves, departamento en alquiler
locked: privacidad, contraseña, caja fuerte, cifrado, ciberseguridad, protección de datos
shield: seguro de hogar, protección, seguridad, garantía, aseguradora
warning: riesgo, peligro, cuidado, advertencia, alerta, precaución, emergencia, avería
check-mark-button: aprobado, completado, certificado, validado
clipboard: lista de verificación, inscripción, solicitud, formulario, requisitos, inscribirse, trámite, cuestionario, censo
memo: escribir, redacción, deberes, ~examen, firma, escritura, tarea escolar, firmar, apuntes
pencil: boceto, material escolar, lápiz
briefcase: empleo, carrera profesional, puesto de trabajo, oficio, contratación, oferta de empleo, profesión, ~trabajo, vacante
scroll: constitución, tratado, archivo histórico, pergamino, ~historia
hot-beverage: café, cafetería, capuchino, cafés, cafetal
teacup-without-handle: té, infusión
bread: pan, panadería, panadero, masa madre, hogaza, hornear, panadera
cooking: desayuno, freír, sartén, sofreír
pot-of-food: guiso, ~receta, cocinar, olla, puchero, hervir, cocido, estofado
fork-and-knife-with-plate: restaurante, comida, cena, almuerzo, menú, plato, alimento, comedor, gastronomía, platos, nutrición, alimentación
green-salad: ensalada, vegetariano, vegano, verdura, alimentación sana, hortaliza, verduras
red-apple: manzana, fruta
grapes: vendimia, viña, uva; spaghetti: pasta, fideos
cheese-wedge: queso, quesería; egg: huevo; glass-of-milk: leche
wine-glass: vino, bodega, viñedo
beer-mug: cerveza, cervecería, bar de tapas
pill: medicamento, vitamina, farmacia, pastilla, medicina
syringe: vacuna, vacunación, inyección
stethoscope: salud, revisión médica, chequeo, sanitario, sanidad
adhesive-bandage: primeros auxilios, herida, tirita, botiquín
drop-of-blood: sangre, donación de sangre, donar sangre
tooth: dentista, diente, dientes, muela
brain: cerebro, psicología, memoria, aprender, inteligencia, salud mental, ~aprendizaje
anatomical-heart: infarto, presión arterial, ritmo cardíaco
lungs: respiración, pulmón, asma, respirar
eye: ojo, vista cansada, visión; glasses: óptica, gafas, lentes, anteojos
ear: oído, escucha activa, audición, escuchar
bed: cama, dormitorio, colchón, ~alojamiento, habitación, albergue
couch-and-lamp: mueble, sofá, salón, mobiliario
bathtub: baño, bañera, cuarto de baño
soap: jabón, lavarse las manos, lavado de manos, higiene
scissors: peluquería, peluquero, peluquera, corte de pelo, barbero, barbería, tijeras
thread: costura, modista, sastre, textil, coser
yarn: lana, ganchillo, tejer, punto de media
t-shirt: ropa, camisa, moda, camiseta, prendas
running-shoe: zapato, zapatilla, calzado, zapatería
robot: inteligencia artificial, ia, robótica, chatbot
satellite: gps, órbita
telescope: astronomía, galaxia, observatorio, estrellas
microscope: biología, bacteria, virus; dna: genética, gen, adn
atom-symbol: física, nuclear, cuántico, átomo
magnet: imán, magnetismo, campo magnético
ringed-planet: sistema solar, saturno, planetas
milky-way: universo, cosmos, espacio exterior
video-game: videojuego, consola; chess-pawn: ajedrez
game-die: juego de mesa, suerte, juegos de mesa
teddy-bear: juguete, infancia, peluche
baby: bebé, recién nacido, maternidad
child: niño, niña, ~jóvenes, juventud, niñez
older-person: jubilado, jubilación, personas mayores, abuelo, abuela, ancianos, residencia de mayores, tercera edad
crown: rey, reina, emperador, corona
ballot-box-with-ballot: elección, voto, votación, referéndum, votar, elecciones, urnas
balance-scale: igualdad, comparación, regulación, ética, equidad, comparar
bell: recordatorio, notificación, timbre, campana
link: conexión, red de contactos; chequered-flag: línea de meta, hito
round-pushpin: ubicación, ~dirección postal, ~punto de encuentro, ~lugar
door: puertas abiertas, jornada de puertas abiertas, puerta
basket: picnic, cesta
fire: hoguera, incendio, fogata, barbacoa, chimenea, fuego, parrilla
candle: vigilia, velas
camping: acampada, campamento, campista; backpack: mochila
identification-card: membresía, documento de identidad, pasaporte, carné
ticket: billete, boleto, bono transporte, pasaje
headphone: ~pódcast, ~podcast, audiolibro, auriculares
studio-microphone: grabación, programa de radio
waving-hand: hola, adiós, bienvenidos, bienvenida, despedida
flexed-biceps: fuerza, motivación, valentía, esfuerzo
heat-pump: bomba de calor
radiator: radiador, calefacción, caldera, termostato
solar-panel: panel solar, placa solar, solar, energía solar, fotovoltaica
wind-turbine: aerogenerador, parque eólico, energía eólica
shipping-container: contenedor, carga marítima
campervan: autocaravana, caravana
greenhouse: invernadero
washing-machine: lavadora, lavandería
refrigerator: nevera, frigorífico, refrigerador, congelador
oven-range: horno, ~cocina
watering-can: regadera, riego
dragonfly: libélula
perfume: perfume
electric-fan: ventilador, ventilación
forklift: carretilla elevadora, montacargas, palé
excavator: excavadora
vacuum-cleaner: aspiradora
balloon-ride: globo aerostático
cooling-tower: central nuclear, central eléctrica, energía nuclear
drone: dron
waterfall: cascada, catarata
pumpkin: calabaza
rescue-workers-helmet: casco
river: río, ríos, arroyo
lake: lago, lagos, embalse
soup-bowl: sopa, sopas, caldo, crema de calabaza
bicycle-tyre: neumático, neumáticos, llanta
inner-tube: cámara de aire, pinchazo
tyre-pump: bomba de aire, presión de los neumáticos
leek: puerro
power-drill: taladro
light-switch: interruptor
mixing-bowl: bol
glue-bottle: pegamento
iced-coffee: café helado, café frío
shallow-pan-of-food: paella, shakshuka
cave: cueva, cuevas
barn: granero
path: sendero, senderos
garden-gate: valla, cerca de madera
meadow: prado, pradera
marsh: pantano, humedal, humedales
street: ~calle, ~calles, acera
water-tap: grifo, agua del grifo
table: mesa, mesas
bookshelf: estantería, estante
curtains: cortina, cortinas
towel: toalla
sound-wave: onda sonora, frecuencia, vibración, vibraciones
charging-station: punto de recarga
server-rack: servidor, servidores, centro de datos
lawn-mower: cortacésped
compost-bin: compost, composta
signed-contract: contrato, contratos
meeting-table: reunión, asamblea, reuniones
speaking-head: discurso, ponencia
blossom: ~primavera, floración
shushing-face: silencio, susurro
nose: olor, aroma
left-speech-bubble: ~respuesta
woman-dancing: baile, danza, bailar, bailarín
leg: rodilla, pierna
input-numbers: matemáticas, fracciones
person-in-bed: siesta
girl: hija
cross-mark: error
face-with-thermometer: gripe, enfermedad, enfermo, resfriado
input-latin-letters: crucigrama, ortografía, alfabeto
speaker-high-volume: ruido
wireless: wifi, wi-fi, router
smiling-face-with-smiling-eyes: sonrisa, alegría
foot: dedo del pie, tobillo
blackbird: cuervo, mirlo
storm-lantern: farol
face-with-tears-of-joy: chiste, risa, humor
bone: hueso, esqueleto, costilla
person-in-steamy-room: sauna
person-rowing-boat: remo, remar, remero
no-entry: prohibición
clapping-hands: aplauso
passport-control: visado
ghost: fantasma
crane-bird: cigüeña, garza, grulla
people-hugging: abrazo, amistad
face-with-medical-mask: mascarilla, pandemia
beans: soja
`,
};
